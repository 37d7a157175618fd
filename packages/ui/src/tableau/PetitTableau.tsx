import type { ReactNode } from 'react'
import css from './petit-tableau.module.css'
import type { Colonne } from './Tableau.tsx'

type PetitTableauProps<Ligne> = {
  /** Shown above it; `isMuet` for those who do not see the table only. */
  legende?: ReactNode
  isMuet?: boolean
  colonnes: readonly Colonne<Ligne>[]
  lignes: readonly Ligne[]
  cle: (ligne: Ligne) => string | number
  /** The names of the columns go without saying. */
  isSansEntete?: boolean
  /** The last row: what it is called, then its figures by column. */
  pied?: { titre: string; valeurs: Readonly<Record<string, ReactNode>> }
}

/** A few figures within a card: their rows are read, not opened. The first column names the row. */
export function PetitTableau<Ligne>(props: PetitTableauProps<Ligne>) {
  const { legende, isMuet, colonnes, lignes, cle, isSansEntete, pied } = props
  const [premiere, ...autres] = colonnes
  if (!premiere) return null
  const secondaires = autres.filter(({ isSecondaire }) => isSecondaire)
  return (
    <table className={css.tableau}>
      {legende && <caption className={isMuet ? 'visually-hidden' : undefined}>{legende}</caption>}
      <thead className={isSansEntete ? 'visually-hidden' : undefined}>
        <tr>
          {colonnes.map((colonne) => (
            <th key={colonne.nom} scope="col" {...genre(colonne)}>
              {colonne.libelle}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lignes.map((ligne) => (
          <tr key={cle(ligne)}>
            <th scope="row">
              {premiere.rendu(ligne)}
              {premiere.suite?.(ligne)}
              {secondaires.map((colonne) => (
                <Dessous key={colonne.nom} colonne={colonne} ligne={ligne} />
              ))}
            </th>
            {autres.map((colonne) => (
              <td key={colonne.nom} {...genre(colonne)}>
                {colonne.rendu(ligne)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {pied && (
        <tfoot>
          <tr>
            <th scope="row">{pied.titre}</th>
            {autres.map((colonne) => (
              <td key={colonne.nom} {...genre(colonne)}>
                {pied.valeurs[colonne.nom]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** Stands under the name of its row; empty values are left out. */
function Dessous<Ligne>({ colonne, ligne }: { colonne: Colonne<Ligne>; ligne: Ligne }) {
  const valeur = colonne.rendu(ligne)
  if (valeur === null || valeur === undefined || valeur === false || valeur === '') return null
  return (
    <span className={css.dessous}>
      {colonne.isNomme && `${colonne.libelle}\u00a0: `}
      {valeur}
    </span>
  )
}

const genre = ({ isNombre, isFort, isSecondaire }: Colonne<never>) => ({
  'data-nombre': isNombre || undefined,
  'data-fort': isFort || undefined,
  'data-secondaire': isSecondaire || undefined,
})
