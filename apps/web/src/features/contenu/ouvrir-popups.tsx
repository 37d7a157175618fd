import type { QueryClient } from '@tanstack/react-query'
import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import { popupsToShow } from './popups.ts'
import { contenuQuery } from './queries.ts'

/** Its code comes with its first showing. */
export const PopupsSuite = lazyView(() => import('./PopupsSuite.tsx'))

type Popups = {
  /** The block that holds the messages. */
  bloc: string
  /** Under which « do not show again » is remembered; null shows them every time. */
  cookie: string | null
}

/** Shows the messages of a block that were not silenced. A block that does not load is no matter. */
export async function ouvrirPopups(client: QueryClient, { bloc, cookie }: Popups): Promise<void> {
  const answer = await client.fetchQuery(contenuQuery(bloc)).catch(() => ({ rows: [] }))
  const items = popupsToShow(answer.rows, cookie, document.cookie)
  if (items.length === 0) return
  modals.open((close) => <PopupsSuite items={items} cookie={cookie} onClose={close} />)
}
