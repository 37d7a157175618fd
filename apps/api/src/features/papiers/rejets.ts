import { normalizeEmail } from '@espace-adherent/domain'
import { markEmailRejected, together, unchanged, write } from '../../noyau/index.ts'
import type { Messages } from '../messages/index.ts'
import { tell } from '../nouvelles/index.ts'
import type { AvisDeps } from './fermeture.ts'
import { preuve } from './preuves.ts'
import { lockComptePapiers } from './retour.repository.ts'
import { revenirAuPapier } from './retour.ts'

type Refus = Parameters<Parameters<Messages['onRefus']>[0]>

/**
 * A mail that told of a document came back for good. The first one: its reader is asked for another address
 * when they sign in. The second from the same address: papers come by post again.
 */
export const noteRejet =
  (deps: AvisDeps & { clock: () => Date }) =>
  async (...[tx, { documentDe = '', to, id }]: Refus): Promise<void> => {
    const compte = await lockComptePapiers(tx, documentDe)
    const client = compte && deps.findClient(compte.clientCode)
    // Changed meanwhile, the address that came back is nobody's any more.
    if (!compte || !client || normalizeEmail(to) !== normalizeEmail(compte.email)) return
    const { compteId, clientCode, email } = compte
    const now = deps.clock()
    const dite = { clientCode, compteId, nature: 'rejet', objet: String(id) } as const
    await write(tx, { client, now, auteur: null, messages: deps.messages }, async (e) => {
      const isPremier = compte.emailRejete !== email
      await tell(e, together(e, isPremier ? await markEmailRejected(e, compteId, email) : null), {
        a: { compte: compteId },
        action: 'email-rejete',
        preuve: preuve(deps, { ...dite, moyen: 'email', email }, now),
      })
      if (!isPremier && compte.isDematerialise)
        await revenirAuPapier(deps, e, compte, 'automatique')
      return unchanged(e, undefined)
    })
  }
