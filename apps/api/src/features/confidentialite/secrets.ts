import type { ChoixSecret } from '@espace-adherent/contract'
import { dateAParis, gestesSecret } from '@espace-adherent/domain'
import { findComptesAdherents, unchanged, write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { ContratContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { membreDe, tell } from '../nouvelles/index.ts'
import { cleContratDe, lecteurDe, regardDe } from '../perimetre.ts'
import type { AccordsDeps } from './accords.ts'
import { deleteSecret, findDecompteVu, insertSecret } from './secrets.repository.ts'
import { textes } from './textes.ts'

/** One care, told in totals to everybody but its owner from now on; or shown again by its owner. */
export const createSecretSource = ({ identity }: Pick<AccordsDeps, 'identity'>) => ({
  async update(context: ContratContext, { decompteId, isSecret }: ChoixSecret) {
    const { db, now } = context
    // What they do not see whole does not exist: nobody learns what is hidden by hiding it again.
    const vu = await findDecompteVu(db, regardDe(context), decompteId)
    if (!vu) return refuse(context, 'prestation', String(decompteId))
    const { personneId, dateNaissance } = vu
    const lecteur = lecteurDe(context)
    const soignee = { id: personneId, dateNaissance, isAccord: false }
    const { peutCacher, peutMontrer } = gestesSecret(soignee, lecteur, dateAParis(now))
    if (isSecret ? !peutCacher : !peutMontrer) throw new AppError('Forbidden', textes.pasLeVotre)
    const cle = cleContratDe(context)
    const par = personneId === lecteur.personneId ? 'soi' : 'adherent'
    const comptes = await write(db, membreDe(context), async (e) => {
      const change = isSecret
        ? await insertSecret(e, { ...cle, decompteId, personneId, par }, now)
        : await deleteSecret(e, decompteId)
      if (!change) return unchanged<string[]>(e, [])
      await tell(e, change, {
        action: isSecret ? 'soin-cache' : 'soin-montre',
        objet: 'prestation',
        cible: String(decompteId),
        a: 'auteur',
      })
      return unchanged(e, await findComptesAdherents(e, cle))
    })
    await identity.readAgain(db, comptes)
    return { isSecret }
  },
})
