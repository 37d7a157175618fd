import { renonciationActe } from '@espace-adherent/contract'
import {
  addDays,
  dateAParis,
  formatDate,
  ligneChangee,
  ligneNouvelle,
  lignesDe,
} from '@espace-adherent/domain'
import { type CleContrat, dropOption, type Ecriture, revertOffre } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { traite } from '../actes/index.ts'
import { reediterCarte } from '../carte-tp/index.ts'
import { reviserCotisations } from '../cotisations/index.ts'
import { keepLegales, trace } from '../demandes/index.ts'
import { annonce } from '../nouvelles/index.ts'
import { type Conclusion, findConclusions } from './conclusions.ts'
import * as mots from './mots.ts'
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
    async apply(e, { contrat, now }, _data, { conclusion }, demandeId) {
      if (!conclusion) return
      const { row } = conclusion
      if (row.appliqueeLe === null) {
        const annulation = { etat: 'annulee', decideeLe: now } as const
        await trace(sealer, e, row, [{ geste: 'annuler', par: 'membre' }], annulation, now)
        // Nothing was paid for what never began.
        await keepLegales(e, demandeId, ['remboursement'], now)
        return
      }
      await undo(e, contrat, conclusion, now)
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
    suite(_fait, { jour, conclusion }) {
      const isPaye = conclusion !== undefined && conclusion.row.appliqueeLe !== null
      const remboursement = isPaye ? addDays(jour, REMBOURSEMENT_JOURS) : null
      const dite = annonce(mots.faite, { quoi: conclusion?.libelle ?? '', remboursement })
      // It holds from its sending, whoever gets round to it; its acknowledgement tells of it, on paper.
      return { annonce: dite, ton: 'fait', le: remboursement, isDite: true }
    },
  })

async function undo(
  e: Ecriture,
  contrat: CleContrat,
  { objet, effetLe }: Conclusion,
  now: Date,
): Promise<void> {
  if (objet.genre === 'option')
    await dropOption(e, contrat, { code: objet.code, dateDebut: effetLe })
  else {
    if (objet.ancien === undefined) throw new Error('There is no level to go back to')
    await revertOffre(e, contrat, { ancienne: objet.ancien, au: addDays(effetLe, -1) })
    await reediterCarte(e, contrat, now)
  }
  await reviserCotisations(e, contrat, { effet: effetLe, prevenuLe: now })
}
