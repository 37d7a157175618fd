import { STATUS_SANS_REPONSE } from '@espace-adherent/contract/errors/messages.ts'
import type { CurrentUser } from '@espace-adherent/contract/identity'
import type { DomaineDelegation } from '@espace-adherent/domain/delegation'
import { type Droit, hasDroit, isMembre } from '@espace-adherent/domain/roles'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { device } from '../device/index.ts'
import { USER_URL } from '../http/ahead/ask.ts'
import { HttpError } from '../http/error.ts'
import { http } from '../http/http.ts'
import { sessionHint } from './hint.ts'
import { vueOnglet } from './vue.ts'

export const CURRENT_USER_KEY = ['session', 'user'] as const

/** The signed-in user, or null: for this one question, « nobody » is an answer. */
export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  meta: { silent: true },
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      const user = (await http.get(USER_URL, {}, signal)) as CurrentUser
      // Somebody's portal in one tab of staff says nothing of the others, nor of what the device keeps.
      if (user.vuPar !== undefined) return user
      sessionHint.set(user.delegation ? 'membre proche' : isMembre(user.roles) ? 'membre' : 'autre')
      // Not urgent: what somebody else left here is never shown to this person. Somebody who looks
      // at a relative's space keeps nothing of it, and loses nothing of theirs.
      if (!user.delegation) void device.keepOnlyOf(user.userName)
      return user
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 401) throw error
      if (vueOnglet.leave()) return new Promise<never>(() => {})
      sessionHint.clear()
      await device.forgetAll()
      return null
    }
  },
})

export type Session =
  | { etat: 'inconnue' }
  | { etat: 'visiteur' }
  | { etat: 'connecte'; user: CurrentUser }
  /** The question could not be answered; `isSansReponse`: no server answered at all. */
  | { etat: 'injoignable'; isSansReponse: boolean }

/** `required`: the route makes no sense without a session, so ask even if none is expected. */
export function useSession(required: boolean): Session {
  const enabled = required || sessionHint.isSet()
  const { data, error } = useQuery({ ...currentUserQuery, enabled })
  if (data) return { etat: 'connecte', user: data }
  if (data === null || !enabled) return { etat: 'visiteur' }
  if (!error) return { etat: 'inconnue' }
  return { etat: 'injoignable', isSansReponse: error.status === STATUS_SANS_REPONSE }
}

/** For screens behind a guard: there is a user, or the guard did not let the screen in. */
export function useCurrentUser(): CurrentUser {
  const { data } = useQuery(currentUserQuery)
  if (!data) throw new Error('This screen needs a signed-in user')
  return data
}

/** Whether the signed-in person looks at a relative's space, where nothing can be done. */
export const useLectureSeule = (): boolean => useCurrentUser().delegation !== null

/** One's own space is open; a relative's, in the areas they opened. */
export function useIsOuvert(domaine: DomaineDelegation): boolean {
  const { delegation } = useCurrentUser()
  return !delegation || delegation.domaines.includes(domaine)
}

export const knownUser = (client: QueryClient) =>
  client.getQueryData<CurrentUser | null>(CURRENT_USER_KEY) ?? null

/** Whether whoever is signed in has a right of the back office: the same answer as the server's. */
export function useDroit(): (droit: Droit) => boolean {
  const { roles, droits } = useCurrentUser()
  return (droit) => hasDroit(roles, droit, droits)
}
