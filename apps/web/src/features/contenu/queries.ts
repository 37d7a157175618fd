import { blocklistsResource } from '@espace-adherent/contract/contenu'
import { listQuery } from '../../platform/query/list.ts'

/** A block of content, or one item of it. The place where it is shown says when it fails. */
export const contenuQuery = (name: string, itemName?: string) => ({
  ...listQuery(blocklistsResource, itemName ? { name, itemName } : { name }),
  meta: { libelle: blocklistsResource.libelle, silent: true },
})
