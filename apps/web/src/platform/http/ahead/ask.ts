import { isMembre, type Role } from '@espace-adherent/domain/roles'

/** Requests under way since before the app's own scripts arrived; null: not worth asking. */
export type Ahead = Map<string, Promise<Response | null>>

export const USER_URL = '/api/identity/user'
export const CONTRATS_URL = '/api/adherent/contrats'
export const DEMANDES_URL = '/api/demandes'
/** What a clerk's day begins with. */
export const FILE_URL = '/api/admin/demandes/traitement'

/**
 * What every screen of a signed-in person begins with. Asked while the scripts are on the way, the
 * answers are there when these run. Only members have contracts and requests: unless a member was
 * here last, the first answer tells whether to ask for them. Somebody who looks at a relative's
 * space reads no request.
 */
export function askAhead(
  ask: (url: string) => Promise<Response>,
  last: { isMembre: boolean; isProche?: boolean; isFile?: boolean },
): Ahead {
  const user = ask(USER_URL)
  const urls: Promise<readonly string[]> = last.isMembre
    ? Promise.resolve(urlsOf(last.isProche === true))
    : user.then(async (answer) => {
        if (!answer.ok) return []
        const { roles, delegation } = (await answer.clone().json()) as User
        return isMembre(roles) ? urlsOf(Boolean(delegation)) : []
      })
  const asked = new Map<string, Promise<Response | null>>([[USER_URL, user]])
  for (const url of urlsOf(last.isProche === true))
    asked.set(
      url,
      urls.then((theirs) => (theirs.includes(url) ? ask(url) : null)),
    )
  // Of the queue, where the page leads to it: its list is asked for while its code is on the way.
  if (last.isFile)
    asked.set(
      FILE_URL,
      user.then(async (answer) => {
        const { roles = [] } = answer.ok ? ((await answer.clone().json()) as User) : {}
        return roles.length > 0 && !isMembre(roles) ? ask(FILE_URL) : null
      }),
    )
  // Whoever takes an answer handles its failure; otherwise nobody does.
  for (const answer of asked.values()) answer.catch(() => {})
  return asked
}

type User = { roles: readonly Role[]; delegation?: unknown }

const urlsOf = (isProche: boolean) => (isProche ? [CONTRATS_URL] : [CONTRATS_URL, DEMANDES_URL])
