import { etatsContrat, familles } from '@espace-adherent/domain'
import { z } from 'zod'
import { renfortDetenuSchema } from '../options/renforts.ts'
import { beneficiaireSchema } from '../profil/index.ts'
import { defineResource } from '../resources/define.ts'

/** The whole contractual situation of a contract, as of today. */
export const situationContractuelleSchema = z.object({
  contrat: z.object({
    numeroContratIndividuel: z.string(),
    nomOffre: z.string(),
    typeContrat: z.enum(['sante', 'prevoyance']),
    etat: z.enum(etatsContrat),
    dateDebut: z.iso.date(),
    dateFin: z.iso.date().nullable(),
    portabiliteJusquAu: z.iso.date().nullable(),
  }),
  assures: z.array(
    beneficiaireSchema.pick({
      numPers: true,
      civilite: true,
      nom: true,
      prenom: true,
      dateNaissance: true,
      rang: true,
      qualite: true,
      lien: true,
    }),
  ),
  /** The promises of the offer; those of a provident contract have no heading. */
  garanties: z.array(
    z.object({ famille: z.enum(familles).nullable(), libelle: z.string(), niveau: z.string() }),
  ),
  options: z.array(renfortDetenuSchema),
  /** Labels, as they are read; the account is masked. */
  cotisations: z.object({
    modePaiement: z.string().nullable(),
    periodicite: z.string().nullable(),
  }),
  remboursements: z.object({ modePaiement: z.string().nullable(), rib: z.string().nullable() }),
})
export type SituationContractuelle = z.infer<typeof situationContractuelleSchema>

export const situationContractuelleResource = defineResource({
  slice: 'situation',
  path: '/forms/situation-contractuelle',
  libelle: 'Situation Contractuelle',
  access: 'membre',
  scope: 'contrat',
  portee: 'Contrat',
  row: situationContractuelleSchema,
  envelope: 'one',
  can: ['list', 'print'],
  identify: ({ contrat }) => contrat.numeroContratIndividuel,
  // What is printed is laid out by its source; these name the document's own lines.
  columns: [
    { libelle: 'Contrat', value: ({ contrat }) => contrat.numeroContratIndividuel },
    { libelle: 'Offre', value: ({ contrat }) => contrat.nomOffre },
  ],
})
