import { Notice } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { Attente } from '../../platform/query/Lecture.tsx'
import { contenuQuery } from './queries.ts'
import { RichText } from './RichText.tsx'
import { textes } from './textes.ts'

/** A heading, and two lines. */
export const TEXTE = ['1.25rem', '1rem', '1rem']

/** All the items of a block, one under the other. */
export function CmsBlock({ name, topLevel }: { name: string; topLevel: 2 | 3 }) {
  const { data, isPending } = useQuery(contenuQuery(name))
  if (isPending) return <Attente formes={TEXTE} />
  if (!data?.rows.length) return <CmsFailure name={name} />
  return data.rows.map((item) => <RichText key={item.id} html={item.content} topLevel={topLevel} />)
}

export const CmsFailure = ({ name }: { name: string }) => (
  <Notice tone="danger" title={textes.echec(name)} alert />
)
