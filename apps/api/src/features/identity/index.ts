import { defineSlice } from '../slice.ts'
import { createIdentityDonnees } from './donnees.ts'
import type { Identity } from './identity.ts'

export {
  type AppareilRow,
  addAppareil,
  claimAppareil,
  deleteAppareil,
  findAppareil,
  findAppareils,
  purgeAppareils,
  removeAppareil,
  removeEnTrop,
  seeAppareil,
} from './appareils.repository.ts'
export type { Authentification } from './authenticate.ts'
export { normaliseIdentifiant } from './authenticate.ts'
export { entourageDe } from './entourage.repository.ts'
export { issuerKey } from './external-account.ts'
export { type Leave, registerIdentityRoutes } from './identity.routes.ts'
export { type Bearer, type ClosedSession, createIdentity, type Identity } from './identity.ts'
export { countTry, forgetTries } from './lockout.repository.ts'
export type { EchecsReseau, Refus } from './lockout.ts'
export { hashPassword, warmPasswords } from './passwords.ts'
export {
  consumePayload,
  deleteExpiredPayloads,
  deletePayload,
  deletePayloadsByGrant,
  deletePayloadsOf,
  findPayload,
  findPayloadByUid,
  type Payload,
  upsertPayload,
} from './payloads.repository.ts'
export { purgeConnexions } from './sessions.repository.ts'
export type { SessionLimits } from './sessions.ts'
export { isHttps, sessionCookieName, sessionCookieOptions } from './sessions.ts'

export const identitySlice = defineSlice({
  nom: 'identity',
  donnees: createIdentityDonnees,
  topics: ({ identity }: { identity: Identity }) => identity.onTopic,
})
