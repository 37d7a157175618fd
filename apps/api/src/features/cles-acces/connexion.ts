import type { ConnexionCle, ConnexionCleOptions } from '@espace-adherent/contract'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import { findCleToSignIn, recordUse } from './cles.repository.ts'
import type { ClesAccesDeps } from './cles-acces.ts'
import { takeDefi } from './defis.repository.ts'
import { ATTENTE_MS, drawDefi } from './defis.ts'
import { handleOf, partieOf } from './partie.ts'
import { verifyConnexion } from './verification.ts'

const defiKey = (interaction: string) => ({ but: 'connexion' as const, sujet: interaction })

/** Whose key it was. Synchronised, it is no longer tied to one device. */
export type Reconnu = { compteId: string; isSynchronisable: boolean }

/** `interaction`: the sign-in under way, which alone may answer. */
export const beginConnexion =
  ({ db, clock, originsOf }: ClesAccesDeps) =>
  async (client: Client, interaction: string): Promise<ConnexionCleOptions> => ({
    challenge: await drawDefi(db, defiKey(interaction), clock()),
    rpId: partieOf(client, originsOf(client)).id,
    timeout: ATTENTE_MS,
    userVerification: 'required',
  })

/** One refusal for all reasons: an unknown key, somebody else's, a closed account, a bad signature. */
export const reconnaitre =
  ({ db, clock, originsOf }: ClesAccesDeps) =>
  async (client: Client, interaction: string, credential: ConnexionCle): Promise<Reconnu> => {
    const now = clock()
    const asked = await takeDefi(db, defiKey(interaction), now)
    if (!asked) throw new AppError('PasskeyExpired')
    const cle = await findCleToSignIn(db, client.code, credential.id)
    const refuse = async (): Promise<never> => {
      await recordEvenement(db, {
        clientCode: client.code,
        compteId: cle?.compteId ?? null,
        action: 'connexion-refusee',
        detail: { moyen: 'cle' },
        le: now,
      })
      throw new AppError('PasskeyRefused')
    }
    if (!cle || credential.response.userHandle !== handleOf(cle.compteId)) return refuse()
    const partie = partieOf(client, originsOf(client))
    const use = await verifyConnexion(credential, cle, { defi: asked.defi, partie })
    if (!use || !(await recordUse(db, { id: cle.id, ...use }, now))) return refuse()
    return { compteId: cle.compteId, isSynchronisable: cle.isSynchronisable }
  }
