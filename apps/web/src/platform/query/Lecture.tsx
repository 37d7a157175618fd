import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, Skeleton } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './lecture.module.css'
import { textes } from './textes.ts'

type LectureProps<T> = {
  query: { data: T | undefined; isError: boolean; isFetching?: boolean; refetch: () => unknown }
  /** Said when it could not be read, and what to do about it. */
  echec?: string
  conseil?: string | undefined
  /** The shape of what is to come, each piece by its height. */
  attente?: readonly string[]
  /** Stands by itself: what could not be read is said in a card. */
  isSeul?: boolean
  children: (data: T) => ReactNode
}

/**
 * What a part of a screen reads: on its way, failed or there. Its query is `silent` (`useLecture`): the
 * failure is said here, with another try.
 */
export function Lecture<T>({
  query: { data, isError, isFetching = false, refetch },
  echec = textes.lectureEchouee,
  conseil = textes.verifiezConnexion,
  attente = ['12rem'],
  isSeul = false,
  children,
}: LectureProps<T>) {
  if (data !== undefined) return children(data)
  if (!isError)
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
  const failure = (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={40} stroke={1.25} aria-hidden="true" />}
        title={echec}
        action={
          <Button busy={isFetching} onClick={() => refetch()}>
            {textes.reessayer}
          </Button>
        }
      >
        {conseil}
      </EmptyState>
    </div>
  )
  return isSeul ? <Card>{failure}</Card> : failure
}

type LectureLignesProps<T> = Omit<LectureProps<{ rows: T[] }>, 'children'> & {
  /** Shown in place of no row at all. */
  vide?: ReactNode
  children: (rows: [T, ...T[]]) => ReactNode
}

/** The same for rows, of which there may be none. */
export const LectureLignes = <T,>({ vide, children, ...lecture }: LectureLignesProps<T>) => (
  <Lecture isSeul {...lecture}>
    {({ rows: [premiere, ...autres] }) =>
      premiere === undefined ? vide : children([premiere, ...autres])
    }
  </Lecture>
)
