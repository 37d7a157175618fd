import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './tableau.module.css'
import { textes } from './textes.ts'

export type Colonne<Ligne> = {
  nom: string
  libelle: string
  rendu: (ligne: Ligne) => ReactNode
  /** Stands after what opens the row, in the same cell. */
  suite?: (ligne: Ligne) => ReactNode
  /** Beside the name of the column: what it means. */
  indice?: ReactNode
  isTriable?: boolean
  /** Figures, to the right. */
  isNombre?: boolean
  /** The figure that people look for. */
  isFort?: boolean
  /** What identifies a row and opens it; the first column by default. */
  isTitre?: boolean
  /** Where there is no room for it, it stands under the title of its row. */
  isSecondaire?: boolean
  /** There, it says what it is: a figure or a date that stands beside others. */
  isNomme?: boolean
}

export type Tri = { nom: string; isDescendant: boolean }

type TableauProps<Ligne> = {
  /** What the table holds, for a screen reader. */
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
  /** Where a row is read, if it has a page of its own: its first cell becomes the link. */
  lien?: ((ligne: Ligne) => string) | undefined
  ouverte?: string | null | undefined
  choisies?: ReadonlySet<string> | undefined
  onChoisit?: ((choisies: ReadonlySet<string>) => void) | undefined
}

/** The one data table: the same rows stand as cards where there is no room for columns. */
export function Tableau<Ligne>(props: TableauProps<Ligne>) {
  const { legende, colonnes, lignes, cle, titre, tri, onTri, ouverte, choisies, onChoisit } = props
  const rangTitre = Math.max(
    colonnes.findIndex(({ isTitre }) => isTitre),
    0,
  )
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
                <Cellule
                  key={colonne.nom}
                  {...{ colonne, ligne }}
                  onOuvre={rang === rangTitre ? props.onOuvre : undefined}
                  lien={rang === rangTitre ? props.lien : undefined}
                />
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
  const { nom, libelle, indice, isTriable, isNombre } = colonne
  const isHere = tri?.nom === nom
  const sort = isHere ? (tri.isDescendant ? 'descending' : 'ascending') : undefined
  if (!isTriable || !onTri)
    return (
      <th scope="col" data-nombre={isNombre || undefined} aria-sort={sort}>
        {libelle} {indice}
      </th>
    )
  const Fleche = isHere ? (tri.isDescendant ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return (
    <th scope="col" data-nombre={isNombre || undefined} aria-sort={sort}>
      <button
        type="button"
        className={css.trier}
        // Among figures, people look for the largest first.
        onClick={() => onTri({ nom, isDescendant: isHere ? !tri.isDescendant : !!isNombre })}
      >
        {libelle}
        <Fleche size={16} stroke={1.75} aria-hidden="true" data-discret={!isHere || undefined} />
      </button>
      {indice}
    </th>
  )
}

type CelluleProps<Ligne> = Pick<TableauProps<Ligne>, 'onOuvre' | 'lien'> & {
  colonne: Colonne<Ligne>
  ligne: Ligne
}

function Cellule<Ligne>({ colonne, ligne, onOuvre, lien }: CelluleProps<Ligne>) {
  const contenu = colonne.rendu(ligne)
  return (
    <td
      data-libelle={colonne.libelle}
      data-nombre={colonne.isNombre || undefined}
      data-fort={colonne.isFort || undefined}
    >
      {lien && (
        <a className={css.ouvrir} href={lien(ligne)}>
          {contenu}
        </a>
      )}
      {!lien && onOuvre && (
        <button
          type="button"
          className={css.ouvrir}
          aria-haspopup="dialog"
          onClick={() => onOuvre(ligne)}
        >
          {contenu}
        </button>
      )}
      {!lien && !onOuvre && contenu}
      {colonne.suite?.(ligne)}
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
