import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useId, useState } from 'react'
import type { Cote } from './conflit.ts'
import css from './gestion.module.css'
import { textes } from './textes.ts'

const { conflit: mots } = textes

/** One line on which the two versions do not agree, as it is read. */
export type LigneDifferente = {
  nom: string
  libelle: string
  votre: string
  actuelle: string
  /** What most likely should stay: what only one of the two has touched. */
  propose: Cote
}

type LigneALigneProps = {
  titre?: string
  differences: readonly LigneDifferente[]
  isBusy: boolean
  onSave: (choix: Readonly<Record<string, Cote>>) => void
  onKeep: () => void
}

/** Both versions side by side: one chooses line by line, and nothing is written before. */
export function LigneALigne(props: LigneALigneProps) {
  const { titre = mots.titre, differences, isBusy, onSave, onKeep } = props
  const [choix, setChoix] = useState<Record<string, Cote>>(() =>
    Object.fromEntries(differences.map(({ nom, propose }) => [nom, propose])),
  )
  const id = useId()
  return (
    <div className={css.conflit}>
      <Notice tone="warning" title={titre} alert>
        {mots.texte}
      </Notice>
      {differences.map(({ nom, libelle, ...cotes }) => (
        <fieldset key={nom} className={css.difference}>
          <legend>{libelle}</legend>
          {(['votre', 'actuelle'] as const).map((cote) => (
            <label key={cote} className={css.cote} data-choisi={choix[nom] === cote || undefined}>
              <input
                type="radio"
                name={`${id}-${nom}`}
                checked={choix[nom] === cote}
                onChange={() => setChoix({ ...choix, [nom]: cote })}
              />
              <span>
                <strong>{mots[cote]}</strong>
                <span className={css.lignes}>{cotes[cote] || mots.vide}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={css.boutons}>
        <Button onClick={onKeep}>{mots.abandonner}</Button>
        <Button variant="primary" busy={isBusy} onClick={() => onSave(choix)}>
          {mots.enregistrer}
        </Button>
      </div>
    </div>
  )
}
