import type { blocklistsResource, Query } from '@espace-adherent/contract'
import type { PublicContext } from '../context.ts'
import type { ContenuSnapshot } from './snapshot.ts'

/** Published contents, from memory; a name that nobody knows is an empty list. */
export const createBlocklistsSource = (contenus: ContenuSnapshot) => ({
  isShared: true as const,
  list: ({ client }: PublicContext, { name, itemName }: Query<typeof blocklistsResource>) =>
    contenus.find(client.code, name, itemName),
})
