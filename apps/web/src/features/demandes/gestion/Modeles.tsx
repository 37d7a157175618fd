import type { Modele } from '@espace-adherent/contract/demandes/gestion'
import css from './dossier.module.css'
import { textes } from './textes.ts'

type ModelesProps = {
  modeles: readonly Modele[]
  texte: string
  onChoose: (texte: string) => void
  /** Side by side, above what is written. */
  isEnLigne?: boolean
}

/** Words that the insurer has prepared. */
export const Modeles = ({ modeles, texte: ecrit, onChoose, isEnLigne }: ModelesProps) => (
  <fieldset className={css.modeles} data-ligne={isEnLigne || undefined}>
    <legend>{isEnLigne ? textes.repondre.modeles : textes.modeles}</legend>
    {modeles.map(({ titre, texte }) => (
      <button
        key={titre}
        type="button"
        className={css.modele}
        aria-pressed={ecrit === texte}
        onClick={() => onChoose(texte)}
      >
        {titre}
      </button>
    ))}
  </fieldset>
)
