import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, Skeleton } from '@espace-adherent/ui/feedback'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { textes } from './textes.ts'

type LectureProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>
  /** Said when it could not be read. */
  echec?: string
  /** The place that it will take. */
  attente?: ReactNode
  children: (data: T) => ReactNode
}

/** What is being read, what could not be, what is there: the states of every part of a screen. */
export function Lecture<T>({
  query: { data, isError, refetch },
  echec = textes.lectureEchouee,
  attente = <Skeleton height="12rem" />,
  children,
}: LectureProps<T>) {
  if (data !== undefined) return children(data)
  if (isError)
    return (
      <EmptyState
        title={echec}
        action={<Button onClick={() => void refetch()}>{textes.reessayer}</Button>}
      />
    )
  return (
    <>
      <p className="visually-hidden" role="status">
        {textes.chargement}
      </p>
      {attente}
    </>
  )
}
