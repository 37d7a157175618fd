import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, Skeleton } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './lecture.module.css'
import { textes } from './textes.ts'

type LectureProps<T> = {
  query: {
    data: { rows: T[] } | undefined
    isPending: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** The shape of what is to come, each piece by its height. */
  attente?: readonly string[]
  /** Shown in place of no row at all. */
  vide?: ReactNode
  children: (rows: [T, ...T[]]) => ReactNode
}

/** What a screen reads: on its way, failed, empty or there. Its query is `silent`: this says it. */
export function Lecture<T>({ query, attente = ['12rem'], vide, children }: LectureProps<T>) {
  const { data, isPending, isFetching, refetch } = query
  if (isPending)
    return (
      <div className={css.attente}>
        <p className="visually-hidden" role="status">
          {textes.chargement}
        </p>
        {attente.map((height, rang) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place.
          <Skeleton key={rang} height={height} />
        ))}
      </div>
    )
  if (!data)
    return (
      <Card>
        <div role="alert">
          <EmptyState
            icon={<IconCloudOff size={40} stroke={1.25} aria-hidden="true" />}
            title={textes.echec}
            action={
              <Button busy={isFetching} onClick={() => refetch()}>
                {textes.reessayer}
              </Button>
            }
          >
            {textes.echecTexte}
          </EmptyState>
        </div>
      </Card>
    )
  const [premiere, ...autres] = data.rows
  return premiere === undefined ? vide : children([premiere, ...autres])
}
