import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './tableau.module.css'
import { textes } from './textes.ts'

export type Colonne<Ligne> = {
  nom: string
  libelle: string
  rendu: (ligne: Ligne) => ReactNode
  isTriable?: boolean
  /** Figures, to the right. */
  isNombre?: boolean
}

export type Tri = { nom: string; isDescendant: boolean }

type TableauProps<Ligne> = {
  /** Says what the table holds to those who do not see it. */
  legende: string
  colonnes: readonly Colonne<Ligne>[]
  lignes: readonly Ligne[]
  cle: (ligne: Ligne) => string
  /** How a row is called. */
  titre: (ligne: Ligne) => string
  tri?: Tri | undefined
  onTri?: ((tri: Tri) => void) | undefined
  /** Opens a row: its first cell becomes the button. */
  onOuvre?: ((ligne: Ligne) => void) | undefined
  ouverte?: string | null | undefined
  choisies?: ReadonlySet<string> | undefined
  onChoisit?: ((choisies: ReadonlySet<string>) => void) | undefined
}

/** The one data table: the same rows stand as cards where there is no room for columns. */
export function Tableau<Ligne>(props: TableauProps<Ligne>) {
  const { legende, colonnes, lignes, cle, titre, tri, onTri, ouverte, choisies, onChoisit } = props
  const toggle = (id: string) => {
    const suivantes = new Set(choisies)
    if (!suivantes.delete(id)) suivantes.add(id)
    onChoisit?.(suivantes)
  }
  return (
    <table className={css.tableau} aria-label={legende}>
      <thead>
        <tr>
          {onChoisit && (
            <th scope="col" className={css.case}>
              <ToutChoisir
                total={lignes.length}
                choisies={lignes.filter((ligne) => choisies?.has(cle(ligne))).length}
                onChange={(isTout) => onChoisit(new Set(isTout ? lignes.map(cle) : []))}
              />
            </th>
          )}
          {colonnes.map((colonne) => (
            <Entete key={colonne.nom} colonne={colonne} tri={tri} onTri={onTri} />
          ))}
        </tr>
      </thead>
      <tbody>
        {lignes.map((ligne) => {
          const id = cle(ligne)
          return (
            <tr key={id} data-ouverte={id === ouverte || undefined}>
              {onChoisit && (
                <td className={css.case}>
                  <input
                    type="checkbox"
                    aria-label={textes.choisir(titre(ligne))}
                    checked={choisies?.has(id) ?? false}
                    onChange={() => toggle(id)}
                  />
                </td>
              )}
              {colonnes.map((colonne, rang) => (
                <Cellule key={colonne.nom} {...{ colonne, ligne, rang }} onOuvre={props.onOuvre} />
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type EnteteProps<Ligne> = Pick<TableauProps<Ligne>, 'tri' | 'onTri'> & { colonne: Colonne<Ligne> }

function Entete<Ligne>({ colonne, tri, onTri }: EnteteProps<Ligne>) {
  const { nom, libelle, isTriable, isNombre } = colonne
  if (!isTriable || !onTri)
    return (
      <th scope="col" data-nombre={isNombre || undefined}>
        {libelle}
      </th>
    )
  const isHere = tri?.nom === nom
  const Fleche = isHere ? (tri.isDescendant ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return (
    <th
      scope="col"
      data-nombre={isNombre || undefined}
      aria-sort={isHere ? (tri.isDescendant ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={css.trier}
        onClick={() => onTri({ nom, isDescendant: isHere && !tri.isDescendant })}
      >
        {libelle}
        <Fleche size={16} stroke={1.75} aria-hidden="true" data-discret={!isHere || undefined} />
      </button>
    </th>
  )
}

type CelluleProps<Ligne> = Pick<TableauProps<Ligne>, 'onOuvre'> & {
  colonne: Colonne<Ligne>
  ligne: Ligne
  rang: number
}

function Cellule<Ligne>({ colonne, ligne, rang, onOuvre }: CelluleProps<Ligne>) {
  const contenu = colonne.rendu(ligne)
  return (
    <td data-libelle={colonne.libelle} data-nombre={colonne.isNombre || undefined}>
      {rang === 0 && onOuvre ? (
        <button
          type="button"
          className={css.ouvrir}
          aria-haspopup="dialog"
          onClick={() => onOuvre(ligne)}
        >
          {contenu}
        </button>
      ) : (
        contenu
      )}
    </td>
  )
}

type ToutChoisirProps = { total: number; choisies: number; onChange: (isTout: boolean) => void }

function ToutChoisir({ total, choisies, onChange }: ToutChoisirProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = choisies > 0 && choisies < total
  }, [choisies, total])
  return (
    <input
      ref={ref}
      type="checkbox"
      aria-label={textes.toutChoisir}
      checked={total > 0 && choisies === total}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
