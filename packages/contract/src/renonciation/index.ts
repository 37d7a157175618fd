import { z } from 'zod'
import { defineActe } from '../actes/define.ts'
import { textes } from './textes.ts'

const saisie = z.strictObject({
  numeroContrat: z.string().max(50),
  /** The request by which it was concluded. */
  demandeId: z.string().max(36),
})
export type SaisieRenonciation = z.infer<typeof saisie>

const faits = z.object({
  /** What was concluded online and can still be given up, the latest first. */
  conclusions: z.array(
    z.object({
      demandeId: z.uuid(),
      libelle: z.string(),
      concluLe: z.iso.date(),
      /** The last day on which it can. */
      jusquAu: z.iso.date(),
    }),
  ),
})
export type FaitsRenonciation = z.infer<typeof faits>

/** What was concluded online is given up as it was concluded, during the days that the law gives. */
export const renonciationActe = defineActe({
  key: 'renonciationActeGestion',
  slice: 'renonciation',
  path: '/forms/renonciation',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'couverture',
  portee: 'Contrat',
  identite: 'recente',
  saisie,
  faits,
  // Reached by the button beside what was concluded, there is nothing to choose.
  etapes: [
    {
      cle: 'choix',
      titre: textes.etape,
      champs: ['demandeId'],
      quand: ({ demandeId }) => demandeId === '',
    },
  ],
  check: ({ demandeId }, _, { conclusions }) => ({
    demandeId: conclusions.some((une) => une.demandeId === demandeId) ? null : textes.choix,
  }),
  normalise: ({ demandeId }) => ({ demandeId }),
  echeancesLegales: [
    {
      cle: 'accuse',
      libelle: textes.accuse,
      delai: 1,
      unite: 'ouvres',
      depart: 'envoi',
      tenuePar: 'papier',
    },
    {
      cle: 'remboursement',
      libelle: textes.remboursement,
      delai: 30,
      unite: 'jours',
      depart: 'envoi',
      tenuePar: 'geste',
    },
  ],
})
