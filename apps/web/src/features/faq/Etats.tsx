import { EmptyState } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { contenuQuery, RichText } from '../contenu/index.ts'
import css from './faq.module.css'
import { textes } from './textes.ts'

type EtatsProps<T> = {
  query: { data: T[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  children: (rows: T[]) => ReactNode
}

/** Coming, failed (there is still somebody to ask), empty, there. */
export const Etats = <T,>({ query, children }: EtatsProps<T>) => (
  <Lecture query={query} echec={textes.chargementEchoue} attente={5} secours={<Contact />}>
    {(rows) => (rows.length === 0 ? <EmptyState title={textes.vide} /> : children(rows))}
  </Lecture>
)

/** Somebody to talk to; when even this cannot be read, nothing is worse than it was. */
export function Contact() {
  const { data } = useQuery(contenuQuery('Aide_Contact'))
  if (!data?.rows.length) return null
  return (
    <div className={css.contact}>
      {data.rows.map((item) => (
        <RichText key={item.id} html={item.content} topLevel={3} />
      ))}
    </div>
  )
}
