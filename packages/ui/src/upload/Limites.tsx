import {
  formatMoLimite,
  libelleExtensions,
  nombreMaxDe,
  type ReglesFichiers,
} from '@espace-adherent/domain/fichiers'
import { textes } from './textes.ts'
import css from './upload.module.css'

export type LimitesMasquees = {
  hideExtensions?: boolean | undefined
  hideTailleMax?: boolean | undefined
  hideTailleTotale?: boolean | undefined
}

type LimitesProps = LimitesMasquees & { id: string; regles: ReglesFichiers }

/** What will be accepted, said before anything is chosen. */
export function Limites({
  id,
  regles,
  hideExtensions,
  hideTailleMax,
  hideTailleTotale,
}: LimitesProps) {
  const { extensions = [], tailleMax, tailleTotaleMax } = regles
  const lignes = [
    !hideExtensions && extensions.length > 0 && textes.formats(libelleExtensions(regles)),
    !hideTailleMax && tailleMax !== undefined && textes.tailleMax(formatMoLimite(tailleMax)),
    !hideTailleTotale &&
      tailleTotaleMax !== undefined &&
      textes.tailleTotaleMax(formatMoLimite(tailleTotaleMax)),
    nombreMaxDe(regles) > 1 && textes.nombreMax(nombreMaxDe(regles)),
  ].filter((ligne) => ligne !== false)
  return (
    <ul id={id} className={css.limites}>
      {lignes.map((ligne) => (
        <li key={ligne}>{ligne}</li>
      ))}
    </ul>
  )
}
