import { maskTelephone } from '@espace-adherent/domain'
import { write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import type { Messages } from '../messages/index.ts'
import { note } from '../nouvelles/index.ts'
import { retirerOffres } from '../preferences/index.ts'
import { ecarter, findCompteEcarte } from './ecartees.repository.ts'

type Deps = { sealer: Sealer; messages: Pick<Messages, 'empreinteDe'> }

/** « c•••@example.org ». */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

type Qui = { compteId: string; canal: string }

async function ecarterUn(
  { sealer, messages }: Deps,
  tx: Executor,
  { compteId, canal }: Qui,
  motif: 'rejet' | 'desinscription',
  le: Date,
): Promise<void> {
  const compte = await findCompteEcarte(tx, compteId)
  if (!compte || canal === 'portail') return
  const { clientCode, email, telephone } = compte
  const isSms = canal === 'sms'
  if (isSms && telephone === null) return
  const adresse =
    isSms && telephone !== null ? sealer.unseal(telephone, sealed.compteTelephone(compteId)) : email
  await ecarter(tx, {
    clientCode,
    compteId,
    canal: isSms ? 'sms' : 'email',
    motif,
    empreinte: messages.empreinteDe(adresse),
    adresse: isSms ? maskTelephone(adresse) : maskEmail(adresse),
    le,
  })
}

/** What a provider refused for good is not tried again. */
export async function ecarterRefuses(
  deps: Deps,
  tx: Executor,
  perdus: readonly Qui[],
  le: Date,
): Promise<void> {
  for (const perdu of perdus) await ecarterUn(deps, tx, perdu, 'rejet', le)
}

/** No offers by mail any more; the rest of what they chose stays. */
export const refuseOffres = (
  { db, clock, ...deps }: Deps & { db: Executor; clock: () => Date },
  client: Client,
  compteId: string,
) => {
  const now = clock()
  return write(db, { client, now, auteur: null }, async (e) => {
    await retirerOffres(e, compteId, 'email')
    await ecarterUn(deps, e, { compteId, canal: 'email' }, 'desinscription', now)
    return note(e, { action: 'offres-refusees', cible: compteId, a: { compte: compteId } })
  })
}
