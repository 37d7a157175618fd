import { exiger, PIECES_RECLAMATION_MAX } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe } from '../acte/define.ts'
import { parDecision, parPapier } from '../acte/echeances.ts'
import { champMedical, ecrits } from '../acte/pieces.ts'
import { ouvertATous } from '../acte/sans-compte.ts'
import { reclamationTete } from '../actes/tetes.ts'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { reclamationSansCompte } from './sans-compte.ts'
import { textes } from './textes.ts'

export { lignesReclamation } from './sans-compte.ts'

/** Any dissatisfaction, from anybody: answered in writing, by days that the law sets. */
export const reclamationActe = defineActe(reclamationTete, {
  ...ouvertATous(reclamationSansCompte),
  textes,
  saisie: z.strictObject({
    // Empty: about no contract, or about several.
    ...ecrits({ numeroContrat: 50, objet: 20, message: 20_000, attendu: 20_000 }),
    depuis: dateSaisieSchema,
    pieces: z.array(uploadedFileSchema).max(50).default([]),
    ...champMedical,
  }),
  etapes: { reclamation: ['objet', 'depuis', 'message', 'attendu'] },
  numeroContrat: (s) => s.numeroContrat || null,
  sujet: () => 'reclamation',
  documents: exiger('facultative', {
    pieces: { libelle: textes.piece, raison: textes.raison, nombreMax: PIECES_RECLAMATION_MAX },
  }),
  echeancesLegales: [
    parPapier('accuse', textes.accuse, { delai: 10, unite: 'ouvrables', depart: 'envoi' }),
    parDecision('reponse', textes.reponse, { delai: 2, unite: 'mois', depart: 'envoi' }),
  ],
})
