import { matchesAny } from '../support/files.ts'
import { beside } from './rules.ts'
import { transactionsByHand, upkeepSites } from './transactions.list.ts'

export type Source = { path: string; text: string }

type Kind = { call: RegExp; reason: string; listed: readonly string[] }

const kinds: readonly Kind[] = [
  {
    call: /\b(?:transaction|inTransaction)\(/,
    reason: 'opens a transaction: a change is made by write(), which tells it, or by upkeep()',
    listed: transactionsByHand,
  },
  {
    call: /\bupkeep\(/,
    reason: 'calls upkeep() and is not on its list: what changes is told, by write()',
    listed: upkeepSites,
  },
]

/** Who makes the two doors, and the connection that they open. */
const doors = [
  'apps/api/src/platform/db/**',
  'apps/api/src/noyau/ecriture.ts',
  // It looks first, in the transaction that whoever it hands it to opens.
  'apps/api/src/features/gestion/une-fois.routes.ts',
]

/** Transactions of the server are opened by two doors; the lists of who is elsewhere may only shrink. */
export function findTransactions(
  sources: readonly Source[],
  looked: readonly Kind[] = kinds,
): string[] {
  const own = sources.filter(
    ({ path }) =>
      matchesAny(path, ['apps/api/{demo,src}/**']) && !matchesAny(path, [...doors, ...beside]),
  )
  return looked.flatMap(({ call, reason, listed }) => {
    const found = own.filter(({ text }) => call.test(text)).map(({ path }) => path)
    return [
      ...found.filter((path) => !listed.includes(path)).map((path) => `${path} ${reason}`),
      ...listed
        .filter((path) => !found.includes(path))
        .map((path) => `${path} is listed as one that ${reason}, and is not: take the line off`),
    ]
  })
}
