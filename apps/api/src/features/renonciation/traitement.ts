import { renonciationActe } from '@espace-adherent/contract'
import {
  addDays,
  dateAParis,
  formatDate,
  ligneChangee,
  ligneNouvelle,
  lignesDe,
} from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { traite } from '../actes/index.ts'
import { reediterCarte } from '../carte-tp/index.ts'
import { reviserCotisations } from '../cotisations/index.ts'
import { keepLegales, trace } from '../demandes/index.ts'
import { type Conclusion, findConclusions } from './conclusions.ts'
import { deleteOption, restoreNiveau } from './renonciation.repository.ts'
import { textes } from './textes.ts'

const REMBOURSEMENT_JOURS = 30

/** Given up, what was concluded is undone from its first day; what had not begun never does. */
export const createRenonciation = ({ sealer }: { sealer: Sealer }) =>
  traite({
    acte: renonciationActe,
    async faits(tx, appelant) {
      const conclusions = await findConclusions(sealer, tx, appelant)
      return {
        conclusions: conclusions.map(({ row, libelle, concluLe, jusquAu }) => ({
          demandeId: row.id,
          libelle,
          concluLe,
          jusquAu,
        })),
      }
    },
    async avant(tx, appelant, { demandeId }) {
      const { contrat, envoyeeLe } = appelant
      // Asked for in time, it is in time, whenever somebody gets round to it.
      const conclusions = await findConclusions(sealer, tx, { contrat, now: envoyeeLe })
      return {
        jour: dateAParis(envoyeeLe),
        conclusion: conclusions.find(({ row }) => row.id === demandeId),
      }
    },
    verifie: ({ conclusion }) => ({ demandeId: conclusion ? null : textes.trop }),
    async apply(tx, { contrat, now }, _data, { conclusion }, demandeId) {
      if (!conclusion) return
      const { row } = conclusion
      if (row.appliqueeLe === null) {
        const annulation = { etat: 'annulee', decideeLe: now } as const
        await trace(sealer, tx, row, [{ geste: 'annuler', par: 'membre' }], annulation, now)
        // Nothing was paid for what never began.
        await keepLegales(tx, demandeId, ['remboursement'], now)
        return
      }
      await undo(tx, contrat, conclusion, now)
    },
    resume: ({ jour, conclusion }) =>
      lignesDe(
        conclusion &&
          ligneChangee(
            conclusion.libelle,
            textes.souscritLe(formatDate(conclusion.concluLe)),
            textes.renonce,
          ),
        conclusion?.row.appliqueeLe &&
          ligneNouvelle(
            textes.remboursement,
            textes.rembourse(formatDate(addDays(jour, REMBOURSEMENT_JOURS))),
          ),
      ),
  })

async function undo(
  tx: Executor,
  contrat: CleContrat,
  { objet, effetLe }: Conclusion,
  now: Date,
): Promise<void> {
  if (objet.genre === 'option') await deleteOption(tx, contrat, objet.code, effetLe)
  else {
    if (objet.ancien === undefined) throw new Error('There is no level to go back to')
    await restoreNiveau(tx, contrat, { ancien: objet.ancien, au: addDays(effetLe, -1) })
    await reediterCarte(tx, contrat, now)
  }
  await reviserCotisations(tx, contrat, { effet: effetLe, prevenuLe: now })
}
