import type { Portee } from '@espace-adherent/domain'
import type { Access, Can, Rights, Verb } from './access.ts'

/** Who may: the access alone, or with its conditions. */
export type Grant<A extends Access = Access> = A | { access: A; portee?: Portee; feature?: string }

/** By verb, so that staff may write what everybody reads. */
export type Grants = { readonly [V in Verb]?: Grant }

/** The same rights for every verb that is named. */
export type Shared<A extends Access = Access> = {
  access: A
  portee?: Portee
  feature?: string
}

type AccessOf<G> = G extends { access: infer A extends Access } ? A : Extract<G, Access>

/** The rights of each verb, whichever way they were written. */
export type CanOf<C, A> = C extends readonly (infer V extends Verb)[]
  ? { readonly [Each in V]: Rights<Extract<A, Access>> }
  : { readonly [V in keyof C & Verb]: Rights<AccessOf<C[V]>> }

/** A verb without its access fails here at the latest, before the server listens. */
export function rightsOf(
  path: string,
  can: readonly Verb[] | Grants,
  shared: Partial<Shared>,
): Can {
  const grants: [string, Grant | undefined][] = isList(can)
    ? can.map((verb) => [verb, shared.access])
    : Object.entries(can)
  return Object.fromEntries(
    grants.map(([verb, grant]) => {
      const own = typeof grant === 'object' && 'access' in grant ? grant : { access: grant }
      if (own.access === undefined) throw new Error(`${path} declares no access for ${verb}`)
      const { portee = 'Both', feature } = { ...shared, ...own }
      return [verb, { access: own.access, portee, ...(feature !== undefined && { feature }) }]
    }),
  )
}

const isList = (can: readonly Verb[] | Grants): can is readonly Verb[] => Array.isArray(can)
