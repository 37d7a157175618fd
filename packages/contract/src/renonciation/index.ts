import { z } from 'zod'
import { defineActe, faitsDe } from '../acte/define.ts'
import { parGeste, parPapier } from '../acte/echeances.ts'
import { ecrits } from '../acte/pieces.ts'
import { renonciationTete } from '../actes/tetes.ts'
import { textes } from './textes.ts'

/** What was concluded online and can still be given up until that day, the latest first. */
export type FaitsRenonciation = {
  conclusions: Record<'demandeId' | 'libelle' | 'concluLe' | 'jusquAu', string>[]
}

/** What was concluded online is given up as it was concluded, during the days that the law gives. */
export const renonciationActe = defineActe(renonciationTete, {
  textes,
  saisie: z.strictObject(ecrits({ numeroContrat: 50, demandeId: 36 })),
  faits: faitsDe<FaitsRenonciation>(),
  // Reached by the button beside what was concluded, there is nothing to choose.
  etapes: { choix: { champs: ['demandeId'], quand: ({ demandeId }) => demandeId === '' } },
  check: ({ demandeId }, _, { conclusions }) => ({
    demandeId: conclusions.some((une) => une.demandeId === demandeId) ? null : textes.choix,
  }),
  echeancesLegales: [
    parPapier('accuse', textes.accuse, { delai: 1, unite: 'ouvres', depart: 'envoi' }),
    parGeste('remboursement', textes.remboursement, { delai: 30, unite: 'jours', depart: 'envoi' }),
  ],
})
