import { blocklistsResource, contenusMembreResource } from '@espace-adherent/contract/contenu'
import { listQuery } from '../../platform/query/list.ts'
import { sessionHint } from '../../platform/session/hint.ts'
import { apercuLe, readApercu } from './apercu.ts'

/**
 * A block of content, or one item of it: what everybody reads, and for a member what is for them besides.
 * The place where it is shown says when it fails.
 */
export function contenuQuery(name: string, itemName?: string) {
  const resource = sessionHint.isMembre() ? contenusMembreResource : blocklistsResource
  const query = listQuery(resource, itemName ? { name, itemName } : { name })
  const le = apercuLe()
  return {
    ...query,
    ...(le !== null && {
      queryFn: ({ signal }: { signal: AbortSignal }) => readApercu(le, name, itemName, signal),
    }),
    meta: { libelle: blocklistsResource.libelle, silent: true },
  }
}
