import { contenu } from '../features/contenu/contenu.schema.ts'
import { client, clientLogo } from '../features/portail/portail.schema.ts'
import type { Executor } from '../platform/db/index.ts'

type Rows<T extends { $inferInsert: unknown }> = T['$inferInsert'][]

export async function insertClient(
  tx: Executor,
  rows: {
    client: typeof client.$inferInsert
    logos: Rows<typeof clientLogo>
    contenus: Rows<typeof contenu>
  },
): Promise<void> {
  await tx.insert(client).values(rows.client)
  await tx.insert(clientLogo).values(rows.logos)
  await tx.insert(contenu).values(rows.contenus)
}
