import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, Notice, Skeleton } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { contenuQuery, RichText } from '../contenu/index.ts'
import css from './faq.module.css'
import { textes } from './textes.ts'

type EtatsProps = {
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }
  isEmpty: boolean
  children: ReactNode
}

/** Coming, failed, empty, there. */
export function Etats({ query, isEmpty, children }: EtatsProps) {
  if (query.isPending) return <Attente />
  if (query.isError) return <Panne titre={textes.chargementEchoue} query={query} />
  return isEmpty ? <EmptyState title={textes.vide} /> : children
}

export const Attente = () => (
  <div className={css.waiting}>
    <p className="visually-hidden" role="status">
      {textes.chargement}
    </p>
    {['84%', '62%', '74%', '55%', '68%'].map((width) => (
      <div key={width} className={css.waitingLine}>
        <Skeleton width={width} />
      </div>
    ))}
  </div>
)

type PanneProps = { titre: string; query: Pick<EtatsProps['query'], 'isFetching' | 'refetch'> }

export const Panne = ({ titre, query }: PanneProps) => (
  <div className={css.stack}>
    <Notice
      tone="danger"
      title={titre}
      alert
      action={
        <Button size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
          {textes.reessayer}
        </Button>
      }
    />
    <Contact />
  </div>
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
