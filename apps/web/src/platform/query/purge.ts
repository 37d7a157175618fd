import { contratsAddress } from '@espace-adherent/contract/addresses'
import { resourceUrl } from '@espace-adherent/contract/resources'
import type { Query, QueryClient } from '@tanstack/react-query'
import { toasts } from '../toasts/index.ts'
import { textes } from './textes.ts'

/** Long enough to read the message before the page starts again. */
const RELOAD_DELAY = 5000

/** Everything read, except who is signed in: contracts show everywhere. */
const isOfContrats = ({ queryKey }: Query) => queryKey[0] !== 'session'

let isReloadPlanned = false

type Purge = {
  /** The screen reads its contracts again by itself; where it cannot, the whole page does. */
  inPlace: boolean
}

const CONTRATS = resourceUrl(contratsAddress)
const isUnread = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [CONTRATS], type: 'active' })
    .some(({ state }) => state.error !== null)

/** The contracts changed: nothing read before may be shown. */
export async function purgeContrats(client: QueryClient, { inPlace }: Purge): Promise<void> {
  if (inPlace) {
    await client.invalidateQueries({ predicate: isOfContrats })
    if (!isUnread(client)) return
  } else forgetContrats(client)
  if (isReloadPlanned) return
  isReloadPlanned = true
  toasts.push({ type: 'info', title: textes.rechargement })
  setTimeout(() => {
    isReloadPlanned = false
    window.location.reload()
  }, RELOAD_DELAY)
}

/** The contracts changed elsewhere: what was read is read again. */
export const purgeOlder = (client: QueryClient, instant: Date): Promise<void> =>
  client.invalidateQueries({
    predicate: (query) => isOfContrats(query) && query.state.dataUpdatedAt < instant.getTime(),
  })

/** Another contract: what was read for the former one is dropped. */
export const forgetContrats = (client: QueryClient): void =>
  client.removeQueries({ predicate: isOfContrats })
