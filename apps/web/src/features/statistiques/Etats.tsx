import { EmptyState } from '@espace-adherent/ui/feedback'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { textes } from './textes.ts'

type EtatsProps = {
  query: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'refetch'>
  isEmpty: boolean
  children: ReactNode
}

/** A card of figures: coming, failed, empty or there. */
export const Etats = ({ query, isEmpty, children }: EtatsProps) => (
  <Lecture query={query} echec={textes.echec}>
    {() => (isEmpty ? <EmptyState title={textes.vide} /> : children)}
  </Lecture>
)
