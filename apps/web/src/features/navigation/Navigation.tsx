import type { Icon } from '@tabler/icons-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { type Entree, type Groupe, isCurrent } from './groupes.ts'
import css from './navigation.module.css'
import { textes } from './textes.ts'

/** How many things wait for the member on a page, by its path. */
type Nombres = Readonly<Record<string, number>>
type NavigationProps = { groupes: readonly Groupe<Icon>[]; path: string; nombres?: Nombres }

/** How many groups the bar of a phone holds before the rest of them goes behind one button. */
export const GROUPES_DE_BARRE = 4

/**
 * On the left of a wide screen, with the pages of the current group; at the bottom of a phone. `suite` is
 * the button behind which a phone finds what its bar has no room for.
 */
export const Navigation = ({
  groupes,
  path,
  nombres = {},
  suite,
}: NavigationProps & { suite?: ReactNode }) => {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each page
  useEffect(() => showInColumn(nav.current), [path])
  return (
    <nav
      ref={nav}
      className={css.navigation}
      aria-label={textes.principale}
      data-suite={suite !== undefined || undefined}
    >
      <ul className={css.groupes}>
        {groupes.map((groupe, rang) => (
          <Fragment key={groupe.libelle}>
            {groupe.section !== undefined && groupe.section !== groupes[rang - 1]?.section && (
              <li className={css.section} aria-hidden="true">
                {groupe.section}
              </li>
            )}
            <GroupeItem isEnSuite={rang >= GROUPES_DE_BARRE} {...{ groupe, path, nombres }} />
          </Fragment>
        ))}
        {suite !== undefined && <li className={css.suite}>{suite}</li>}
      </ul>
    </nav>
  )
}

/** A column longer than the window shows where one is; the screen itself stays where it is. */
function showInColumn(nav: HTMLElement | null): void {
  const column = nav?.parentElement
  const current = nav?.querySelector('[aria-current]')
  if (!column || !current) return
  const [bords, place] = [column.getBoundingClientRect(), current.getBoundingClientRect()]
  if (place.bottom > bords.bottom) column.scrollTop += place.bottom - bords.bottom + 12
  else if (place.top < bords.top) column.scrollTop -= bords.top - place.top + 12
}

type GroupeItemProps = Required<Omit<NavigationProps, 'groupes'>> & {
  groupe: Groupe<Icon>
  isEnSuite: boolean
}

function GroupeItem({ groupe, path, nombres, isEnSuite }: GroupeItemProps) {
  const { libelle, court, icon: IconGroupe, entrees } = groupe
  const [premiere] = entrees
  if (!premiere) return null
  const isHere = entrees.some((entree) => isCurrent(entree, path))
  const hasPages = entrees.length > 1
  const total = entrees.reduce((somme, { route }) => somme + (nombres[route.path] ?? 0), 0)
  return (
    <li data-en-suite={isEnSuite || undefined}>
      <a
        className={css.groupe}
        href={premiere.route.link({})}
        data-current={isHere}
        aria-current={isHere ? (hasPages ? 'true' : 'page') : undefined}
      >
        <IconGroupe size={22} stroke={1.75} aria-hidden="true" />
        <span className={css.long}>{libelle}</span>
        <span className={css.court}>{court}</span>
        <Nombre nombre={total} />
      </a>
      {isHere && hasPages && <Pages className={css.pages} {...{ entrees, path, nombres }} />}
    </li>
  )
}

/** The pages of the current group, on a phone: above the content, where the bar has no room for them. */
export function PagesDuGroupe({ groupes, path, nombres = {} }: NavigationProps) {
  const bande = useRef<HTMLElement>(null)
  const groupe = groupes.find(({ entrees }) => entrees.some((entree) => isCurrent(entree, path)))
  const count = groupe?.entrees.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each page, and when others join it
  useEffect(() => showCurrent(bande.current), [path, count])
  if (!groupe || groupe.entrees.length < 2) return null
  return (
    <nav ref={bande} className={css.bande} aria-label={groupe.libelle}>
      <Pages entrees={groupe.entrees} {...{ path, nombres }} />
    </nav>
  )
}

/** Sideways only: the screen itself stays where it is. */
function showCurrent(bande: HTMLElement | null): void {
  const current = bande?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!bande || !current) return
  bande.scrollLeft = current.offsetLeft - (bande.clientWidth - current.offsetWidth) / 2
}

/** What waits there; nothing when nothing does. */
const Nombre = ({ nombre = 0 }: { nombre: number | undefined }) =>
  nombre > 0 && (
    <span className={css.nombre}>
      {nombre}
      <span className="visually-hidden">{textes.attendent(nombre)}</span>
    </span>
  )

type PagesProps = Required<Omit<NavigationProps, 'groupes'>> & {
  entrees: readonly Entree<Icon>[]
  className?: string | undefined
}

/** Links to pages, the current one marked. */
export const Pages = ({ entrees, path, nombres, className }: PagesProps) => (
  <ul className={className}>
    {entrees.map((entree) => (
      <li key={entree.route.path}>
        <a
          className={css.page}
          href={entree.route.link({})}
          aria-current={isCurrent(entree, path) ? 'page' : undefined}
        >
          <entree.icon className={css.pageIcon} size={18} stroke={1.75} aria-hidden="true" />
          {entree.libelle}
          <Nombre nombre={nombres[entree.route.path]} />
        </a>
      </li>
    ))}
  </ul>
)
