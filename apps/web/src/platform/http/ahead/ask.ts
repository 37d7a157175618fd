import { isMembre, type Role } from '@espace-adherent/domain/roles'

/** Requests under way since before the app's own scripts arrived; null: was not worth asking. */
export type Ahead = Map<string, Promise<Response | null>>

export const USER_URL = '/api/identity/user'
export const CONTRATS_URL = '/api/adherent/contrats'
export const DEMANDES_URL = '/api/demandes'

/**
 * What every screen of a signed-in person begins with. Asked for while the scripts are on the way,
 * the answers are there when these run. Only members have contracts and requests: unless it was a member who was
 * here last, the first answer tells whether to ask for them.
 */
export function askAhead(ask: (url: string) => Promise<Response>, wasMembre: boolean): Ahead {
  const user = ask(USER_URL)
  const isOfMembre = wasMembre
    ? Promise.resolve(true)
    : user.then(async (answer) => answer.ok && isMembre(await rolesIn(answer.clone())))
  const asked = new Map<string, Promise<Response | null>>([[USER_URL, user]])
  for (const url of [CONTRATS_URL, DEMANDES_URL])
    asked.set(
      url,
      isOfMembre.then((isTheirs) => (isTheirs ? ask(url) : null)),
    )
  // Whoever takes an answer sees its failure; one that nobody takes is nobody's failure.
  for (const answer of asked.values()) answer.catch(() => {})
  return asked
}

const rolesIn = async (answer: Response) =>
  ((await answer.json()) as { roles: readonly Role[] }).roles
