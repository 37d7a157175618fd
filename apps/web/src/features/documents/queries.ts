import { type DocumentGed, gedResource } from '@espace-adherent/contract/documents'
import { type NatureDocument, naturesDocument } from '@espace-adherent/domain/documents'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { listQuery, readRows } from '../../platform/query/list.ts'

export type Filtre = { q: string; nature: '' | NatureDocument; annee: string }

export const SANS_FILTRE: Filtre = { q: '', nature: '', annee: '' }

/** As the address keeps it; what means nothing there is left out. */
export function lireFiltre(search: URLSearchParams): Filtre {
  const annee = search.get('annee') ?? ''
  return {
    q: search.get('q') ?? '',
    nature: naturesDocument.find((nature) => nature === search.get('nature')) ?? '',
    annee: /^\d{4}$/.test(annee) ? annee : '',
  }
}

export const ecrireFiltre = (filtre: Filtre) =>
  new URLSearchParams(Object.entries(filtre).filter(([, valeur]) => valeur !== ''))

const PAR_PAGE = 30

/** Page after page, each one asked for from the last document of the one before. */
export function documentsQuery({ q, nature, annee }: Filtre) {
  const question = {
    limite: PAR_PAGE,
    ...(q && { q }),
    ...(nature && { nature }),
    ...(annee && { annee: Number(annee) }),
  }
  const { queryKey, meta, staleTime, gcTime } = listQuery(gedResource, question)
  return infiniteQueryOptions({
    queryKey: [...queryKey, 'pages'],
    meta: { ...meta },
    staleTime: staleTime as number,
    gcTime: gcTime as number,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      readRows(gedResource, { ...question, ...(pageParam && { apres: pageParam }) }, signal),
    getNextPageParam: (derniere, pages): string | undefined => {
      const lus = pages.reduce((nombre, { rows }) => nombre + rows.length, 0)
      return lus < derniere.total ? derniere.rows.at(-1)?.id : undefined
    },
  })
}

/** Under their headings, which stand in the order of the domain. */
export const parNature = (natures: readonly NatureDocument[], documents: readonly DocumentGed[]) =>
  natures
    .map((nature) => ({ nature, documents: documents.filter((d) => d.nature === nature) }))
    .filter((groupe) => groupe.documents.length > 0)
