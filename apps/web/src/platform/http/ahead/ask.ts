import { isMembre, type Role } from '@espace-adherent/domain/roles'

/** Requests under way since before the app's own scripts arrived; null: was not worth asking. */
export type Ahead = Map<string, Promise<Response | null>>

export const USER_URL = '/api/identity/user'
export const CONTRATS_URL = '/api/adherent/contrats'

/**
 * What every screen of a signed-in person begins with. Asked for while the scripts are on the way,
 * the answers are there when these run. Only members have contracts: unless it was a member who was
 * here last, the first answer tells whether to ask for them.
 */
export function askAhead(ask: (url: string) => Promise<Response>, wasMembre: boolean): Ahead {
  const user = ask(USER_URL)
  const contrats = wasMembre
    ? ask(CONTRATS_URL)
    : user.then(async (answer) =>
        answer.ok && isMembre(await rolesIn(answer.clone())) ? ask(CONTRATS_URL) : null,
      )
  // Whoever takes an answer sees its failure; one that nobody takes is nobody's failure.
  for (const answer of [user, contrats]) answer.catch(() => {})
  return new Map<string, Promise<Response | null>>([
    [USER_URL, user],
    [CONTRATS_URL, contrats],
  ])
}

const rolesIn = async (answer: Response) =>
  ((await answer.json()) as { roles: readonly Role[] }).roles
