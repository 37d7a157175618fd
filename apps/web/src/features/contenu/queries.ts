import { blocklistsAddress, contenusMembreAddress } from '@espace-adherent/contract/addresses'
import type { CmsItem } from '@espace-adherent/contract/contenu'
import { listQuery } from '../../platform/query/list.ts'
import { sessionHint } from '../../platform/session/hint.ts'
import { lectureEnApercu } from './apercu.ts'

/**
 * A block of content, or one item of it: what everybody reads, and for a member what is for them besides.
 * The place where it is shown says when it fails.
 */
export function contenuQuery(name: string, itemName?: string) {
  const address = sessionHint.isMembre() ? contenusMembreAddress : blocklistsAddress
  const query = itemName ? { name, itemName } : { name }
  return {
    ...listQuery(address, query),
    ...lectureEnApercu<CmsItem>('cms', query),
    meta: { libelle: blocklistsAddress.libelle, silent: true },
  }
}
