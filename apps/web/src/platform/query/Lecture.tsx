import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, Skeleton } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './lecture.module.css'
import { textes } from './textes.ts'
import { textesListes } from './textes-listes.ts'

/** The shape of what is to come: pieces by height, or lines of a list. */
export type Formes = readonly string[] | number

const largeurs = ['62%', '45%', '74%', '55%', '68%', '50%']

/** On its way: shows the shape to those who see, and says so to a screen reader. */
export const Attente = ({ formes = ['12rem'] }: { formes?: Formes }) => (
  <div className={typeof formes === 'number' ? undefined : 'stack gap-20'}>
    <p className="visually-hidden" role="status">
      {textes.chargement}
    </p>
    {typeof formes === 'number'
      ? largeurs.slice(0, formes).map((largeur) => (
          <div key={largeur} className={css.ligne}>
            <Skeleton width={largeur} />
            <Skeleton width="4.5rem" />
          </div>
        ))
      : formes.map((height, rang) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place.
          <Skeleton key={rang} height={height} />
        ))}
  </div>
)

type PanneProps = {
  query: { isFetching?: boolean; refetch: () => unknown }
  /** What could not be read, and what to do about it. */
  echec?: string
  conseil?: string | undefined
  /** Another way to what was looked for. */
  secours?: ReactNode
  /** Stands by itself: it is said in a card. */
  isSeul?: boolean
}

/** It did not come: says so in its place, with another try. */
export function Panne({
  query: { isFetching = false, refetch },
  echec = textes.lectureEchouee,
  conseil = textesListes.verifiezConnexion,
  secours,
  isSeul = false,
}: PanneProps) {
  const failure = (
    <>
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
      {secours}
    </>
  )
  return isSeul ? <Card>{failure}</Card> : failure
}

type LectureProps<T> = Omit<PanneProps, 'query'> & {
  query: PanneProps['query'] & { data: T | undefined; isError: boolean }
  attente?: Formes
  children: (data: T) => ReactNode
}

/**
 * What a part of a screen reads: on its way, failed or there. Its query is `silent` (`useLecture`),
 * because the failure is said here, with another try.
 */
export function Lecture<T>({ attente, children, ...panne }: LectureProps<T>) {
  const { data, isError } = panne.query
  if (data !== undefined) return children(data)
  return isError ? <Panne {...panne} /> : <Attente {...(attente && { formes: attente })} />
}

type LectureLignesProps<T> = Omit<LectureProps<{ rows: T[] }>, 'children'> & {
  /** Shown when there is no row. */
  vide?: ReactNode
  children: (rows: [T, ...T[]]) => ReactNode
}

/** The same for rows. */
export const LectureLignes = <T,>({ vide, children, ...lecture }: LectureLignesProps<T>) => (
  <Lecture isSeul {...lecture}>
    {({ rows: [premiere, ...autres] }) =>
      premiere === undefined ? vide : children([premiere, ...autres])
    }
  </Lecture>
)
