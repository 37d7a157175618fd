import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import css from './notifications.module.css'
import { nonLues, notificationsQuery } from './queries.ts'
import { parSujet } from './sujets.ts'
import { textes } from './textes.ts'
import { useFlux } from './useFlux.ts'

type ClocheProps = {
  href: string
  /** Something was told: what it is about may have changed. */
  onNouvelles: () => void
}

/** The bell: how many are unread, and the way to read them. */
export function Cloche({ href, onNouvelles }: ClocheProps) {
  useFlux(onNouvelles)
  const { data = [] } = useInfiniteQuery(notificationsQuery)
  // As many as there are things to look at, not as often as each was told.
  const nombre = parSujet(nonLues(data)).length
  return (
    <a href={href} className={css.cloche} aria-label={textes.cloche(nombre)}>
      <IconBell size={24} stroke={1.75} aria-hidden="true" />
      {nombre > 0 && (
        <span className={css.nombre} aria-hidden="true">
          {nombre > 99 ? textes.beaucoup : nombre}
        </span>
      )}
    </a>
  )
}
