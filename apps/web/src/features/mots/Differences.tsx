import type { ContenuMot } from '@espace-adherent/domain/mots/contenu.ts'
import css from './mots.module.css'
import { differencesDe } from './saisie.ts'
import { textes } from './textes.ts'

type DifferencesProps = {
  avant: ContenuMot
  apres: ContenuMot
  noms: { avant: string; apres: string }
}

/** Two wordings, place by place, where they differ. */
export function Differences({ avant, apres, noms }: DifferencesProps) {
  const differences = differencesDe(avant, apres)
  if (differences.length === 0) return <p className="note">{textes.identique}</p>
  return (
    <dl className={css.differences}>
      {differences.map((difference) => (
        <div key={difference.champ}>
          <dt>{difference.libelle}</dt>
          {(['avant', 'apres'] as const).map((cote) => (
            <dd key={cote} data-cote={cote}>
              <span className="note">{noms[cote]}</span>
              <span>{difference[cote] ?? textes.absent}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
