import type { ChoixMedical, CibleMedicale } from '@espace-adherent/contract'
import { peutDonnerAvis } from '@espace-adherent/domain'
import { z } from 'zod'
import { unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { quiDe, tell } from '../nouvelles/index.ts'
import { type DemandeRow, lockDemande } from './demandes.repository.ts'
import { requireDansPortee } from './portee.ts'
import {
  findSecretMessage,
  findSecretPiece,
  saveSecretMessage,
  saveSecretPiece,
  saveSecretSaisie,
} from './secret.repository.ts'
import { textes } from './textes.ts'

/** The medical service says that something is not medical, or that it is after all. */
export const secretMedicalSource = {
  async update(context: StaffContext, { isMedicale, ...partie }: ChoixMedical) {
    if (!peutDonnerAvis(context.visiteur.roles))
      throw new AppError('Forbidden', textes.serviceMedicalSeul)
    return qualify(context, partie, isMedicale, isMedicale ? 'medical-retabli' : 'medical-leve')
  },
}

/** A clerk hands something over to the medical service: nobody but them gives it back. */
export const transmettreMedicalSource = {
  update: (context: StaffContext, partie: CibleMedicale) =>
    qualify(context, partie, true, 'medical-transmis'),
}

/** Said again, it is known: one line of the member's history for each time that something changes. */
async function qualify(
  context: StaffContext,
  partie: CibleMedicale,
  isMedicale: boolean,
  action: 'medical-leve' | 'medical-retabli' | 'medical-transmis',
): Promise<ChoixMedical> {
  const { client, visiteur, now } = context
  await requireDansPortee(context, partie.demande)
  await write(context.db, quiDe(context), async (e) => {
    const row = await lockDemande(e, client.code, partie.demande)
    const actuel = row && (await findSecret(e, row, partie))
    if (!row || actuel === undefined) throw new AppError('NotFound')
    const { compteId, personneId, numeroContrat } = row
    await refuseConcerne(e, agentDe({ visiteur, now }), {
      compteId,
      personneId,
      contrats: [numeroContrat],
    })
    if (actuel === isMedicale) return unchanged(e, undefined)
    const dit = { isMedicale, qualifieLe: now }
    const { nature, cible } = partie
    const change =
      nature === 'piece'
        ? await saveSecretPiece(e, cible ?? '', dit)
        : nature === 'message'
          ? await saveSecretMessage(e, row.id, cible ?? '', dit)
          : await saveSecretSaisie(e, row.id, dit)
    return tell(e, change, {
      a: compteId === null ? null : { compte: compteId },
      action,
      ...(nature === 'piece' ? { objet: 'document', cible } : { objet: 'demande', cible: row.id }),
      detail: { acte: row.acte, nature },
    })
  })
  return { ...partie, isMedicale }
}

/** Whether it is medical now; undefined: the request has no such thing. */
async function findSecret(
  tx: Executor,
  { id, isSaisieMedicale }: DemandeRow,
  { nature, cible }: CibleMedicale,
): Promise<boolean | undefined> {
  if (nature === 'saisie') return isSaisieMedicale
  if (cible === null) return undefined
  if (nature === 'piece') return findSecretPiece(tx, id, cible)
  return z.uuid().safeParse(cible).success ? findSecretMessage(tx, id, cible) : undefined
}
