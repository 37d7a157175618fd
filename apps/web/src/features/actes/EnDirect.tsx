import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Note } from '@espace-adherent/ui/listes/Points.tsx'
import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Panne } from '../../platform/query/Lecture.tsx'
import { useSettled } from '../../platform/query/settled.ts'
import css from './actes.module.css'
import { textes } from './textes.ts'

const { enDirect: mots } = textes

type EnDirectProps<A, K extends QueryKey> = {
  titre: string
  /** What is missing, while there is nothing to ask. */
  vide: string
  note: string
  /** What can be asked of what is typed, as the server is asked it; null: nothing yet. */
  question: string | null
  queryDe(posee: string | null): UseQueryOptions<A, DefaultError, A, K>
  /** What is shown of an answer, and said of it once it is the last one; null: it says nothing. */
  children(lue: A): { vue: ReactNode; annonce: string } | null
}

/** Beside a form: what is reckoned of it while it is typed. The recap says the same figures. */
export function EnDirect<A, K extends QueryKey>({
  titre,
  vide,
  note,
  question,
  queryDe,
  children: dire,
}: EnDirectProps<A, K>) {
  const posee = useSettled(question)
  const query = useQuery(queryDe(posee))
  const isAJour = question === posee && !query.isPlaceholderData && !query.isFetching
  const dit = question === null || query.data === undefined ? null : dire(query.data)
  return (
    <Card title={titre} actions={<StateBadge tone="info">{mots.badge}</StateBadge>}>
      {query.isError && isAJour && question !== null ? (
        <Panne echec={mots.echec} query={query} />
      ) : dit ? (
        <div className={css.enDirect} aria-busy={!isAJour} data-a-jour={isAJour}>
          {dit.vue}
          <Note>{note}</Note>
        </div>
      ) : (
        <Note>{question === null ? vide : mots.attente}</Note>
      )}
      <p role="status" className="visually-hidden">
        {isAJour && dit?.annonce}
      </p>
    </Card>
  )
}
