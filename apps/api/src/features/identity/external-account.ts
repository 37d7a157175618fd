import type { Role } from '@espace-adherent/domain'
import { bindCompte, type Ecriture } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type Auteur, tell } from '../nouvelles/index.ts'
import { normaliseIdentifiant } from './authenticate.ts'
import {
  findCompteBySujet,
  findCompteNomme,
  type IdentiteExterne,
  lockCompteExterne,
} from './comptes.repository.ts'

/** What the external provider says of whoever signed in there. */
export type SujetExterne = IdentiteExterne & {
  /** The claim that names the account, when the provider vouches for it. */
  identifiant: string | null
}

export type CompteExterne = {
  compteId: string
  roles: Role[]
  /** Only named by the claim: its holder has yet to prove to the portal that it is theirs. */
  isARattacher: boolean
}

/** Some providers end their name with a slash in one place and not in another. */
export const issuerKey = (issuer: string) => issuer.replace(/\/+$/, '')

/**
 * The account of that subject at that provider: its e-mail may change there, and whoever gets the old address later does
 * not get the account. Otherwise the one that the claim names, unless the same provider knows its holder by another
 * subject; a claim alone opens nothing, be it of a provider that took the place of another.
 */
export async function findExternalCompte(
  db: Executor,
  clientCode: string,
  { identifiant, sujet, ...reste }: SujetExterne,
): Promise<CompteExterne | null> {
  const issuer = issuerKey(reste.issuer)
  const known = await findCompteBySujet(db, clientCode, { issuer, sujet })
  if (known) return known.isActif ? toCompte(known, false) : null
  if (identifiant === null) return null
  const named = await findCompteNomme(db, clientCode, normaliseIdentifiant(identifiant))
  return named?.isActif && named.issuer !== issuer ? toCompte(named, true) : null
}

const toCompte = ({ id, roles }: { id: string; roles: Role[] }, isARattacher: boolean) => ({
  compteId: id,
  roles,
  isARattacher,
})

type Rattachement = IdentiteExterne & { compteId: string }

/**
 * The one place where an account is bound to a provider's subject, with its line; whoever calls it has had the proof.
 * « ailleurs »: it was bound to another provider before. Null when it cannot be: the account is shut, or this provider
 * knows its holder by another subject.
 */
export async function bindExternal(
  e: Ecriture<Auteur>,
  { compteId, sujet, ...reste }: Rattachement,
): Promise<'nouveau' | 'ailleurs' | 'inchange' | null> {
  const issuer = issuerKey(reste.issuer)
  const { code: clientCode } = e.qui.client
  const held = await lockCompteExterne(e, clientCode, compteId)
  if (!held) return null
  if (held.issuer === issuer) return held.sujet === sujet ? 'inchange' : null
  if (await findCompteBySujet(e, clientCode, { issuer, sujet })) return null
  await tell(e, await bindCompte(e, compteId, { issuer, sujet }), {
    action: 'identite-rattachee',
    a: { compte: compteId },
  })
  return held.sujet === null ? 'nouveau' : 'ailleurs'
}
