import {
  type LaisseeLot,
  type LigneTraitement,
  raisonsLot,
} from '@espace-adherent/contract/demandes/gestion'
import css from './lot.module.css'
import { textes } from './textes.ts'

const { lot: mots } = textes

type LaisseesProps = {
  laissees: readonly LaisseeLot[]
  lignes: readonly LigneTraitement[]
  lien: (id: string) => string
}

/** How many stay out, for which reasons; each with its own, and the way to it. */
export function Laissees({ laissees, lignes, lien }: LaisseesProps) {
  if (laissees.length === 0) return null
  const parRaison = raisonsLot.flatMap((raison) => {
    const nombre = laissees.filter((une) => une.raison === raison).length
    return nombre === 0 ? [] : [mots.raison[raison](nombre)]
  })
  return (
    <details className={css.laissees}>
      <summary>{mots.laissees(laissees.length, parRaison.join(', '))}</summary>
      <ul>
        {laissees.map(({ id, message }) => {
          const ligne = lignes.find((une) => une.id === id)
          return (
            <li key={id}>
              <a href={lien(id)}>{ligne?.reference ?? mots.ouvrir}</a>
              {ligne?.membre && `, ${ligne.membre}`}
              {`\u00a0: ${message}`}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
