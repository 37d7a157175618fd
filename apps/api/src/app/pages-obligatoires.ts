import { BLOC_PAGES_STATIQUES, PAGES_OBLIGATOIRES } from '@espace-adherent/contract'
import type { Client } from '../features/client.ts'
import { type ContenuSnapshot, textOfHtml } from '../features/contenu/index.ts'
import { StartRefusedError } from './start-refused.ts'
import { textes } from './textes.ts'

type Pages = Pick<ContenuSnapshot, 'find'>
type Clients = readonly Pick<Client, 'code' | 'libelle'>[]

/** A placeholder of the first texts, which only the insurer can fill. */
const A_COMPLETER = '[À compléter'

const textOf = (pages: Pages, clientCode: string, name: string): string => {
  // What the law wants has no end: whenever it is asked, it is there.
  const question = { clientCode, bloc: BLOC_PAGES_STATIQUES, name }
  const [page] = JSON.parse(String(pages.find(question, new Date()).negotiate(undefined).body)) as {
    content: string
  }[]
  return textOfHtml(page?.content ?? '')
}

const named = (clients: Clients, pages: Pages, isFound: (text: string) => boolean) =>
  clients.flatMap(({ code, libelle }) =>
    PAGES_OBLIGATOIRES.filter((name) => isFound(textOf(pages, code, name))).map(
      (name) => `${libelle} : ${name}`,
    ),
  )

/** No portal opens without the pages that the law owes its visitors. */
export function refuseEmptyPages(clients: Clients, pages: Pages): void {
  const empty = named(clients, pages, (text) => text === '')
  if (empty.length > 0) throw new StartRefusedError(textes.pagesVides(empty))
}

/** Pages whose first text still has placeholders. */
export const unfinishedPages = (clients: Clients, pages: Pages) =>
  named(clients, pages, (text) => text.includes(A_COMPLETER))
