import { avisMedicaux, causesReclamation } from '@espace-adherent/domain'
import { z } from 'zod'
import { ligneResumeSchema } from '../../actes/demarches.ts'
import { defineResource } from '../../resources/define.ts'
import { lireDansPortee, modifierDansPortee } from '../../roles/demandes.ts'
import { demandeSchema, dossierSchema, piecesResource } from '../index.ts'
import { ligneTraitementSchema } from './file.ts'
import { gesteGestionnaireSchema } from './gestes.ts'

/** Words that the insurer has prepared; the clerk goes on from there. */
const modeleSchema = z.object({ titre: z.string(), texte: z.string() })
export type Modele = z.infer<typeof modeleSchema>

const gesteSchema = z.enum(
  gesteGestionnaireSchema.options.map(({ shape }) => shape.geste.value) as [
    GesteNom,
    ...GesteNom[],
  ],
)
type GesteNom = z.infer<typeof gesteGestionnaireSchema>['geste']

/** One request, as the clerk who decides sees it. */
export const dossierTraitementSchema = dossierSchema.extend({
  ...ligneTraitementSchema.shape,
  /** The account that sent it; null: none did, or it is gone. */
  compteId: z.uuid().nullable(),
  /** What accepting would change today; null when nothing can be done any more. */
  changement: z
    .object({
      lignes: z.array(ligneResumeSchema),
      /** What keeps it from being done, in words. */
      obstacles: z.array(z.string()),
      effetLe: z.iso.date().nullable(),
    })
    .nullable(),
  /** Whoever decides compares it by eye first, whole: `comparaisonResource`. */
  isAComparer: z.boolean(),
  /** What the law wants done, and by when; null: it is not done yet. */
  legales: z.array(
    z.object({
      cle: z.string(),
      libelle: z.string(),
      echeance: z.iso.date(),
      tenueLe: z.iso.datetime().nullable(),
      /** A clerk says that it is done; the rest is done by itself. */
      isATenir: z.boolean(),
      /** What being late costs, in words; null: it costs nothing. */
      retard: z.string().nullable(),
    }),
  ),
  /** Who says they are asking, when it came without an account. */
  demandeur: z
    .object({
      prenom: z.string(),
      nom: z.string(),
      email: z.string(),
      numeroContrat: z.string(),
      isReconnu: z.boolean(),
      isVerifie: z.boolean(),
    })
    .nullable(),
  /** What the register says of a complaint; null of anything else. */
  analyse: z
    .object({ cause: z.enum(causesReclamation).nullable(), action: z.string().nullable() })
    .nullable(),
  /** Between clerks. */
  notes: z.array(
    z.object({ id: z.uuid(), nom: z.string(), texte: z.string(), le: z.iso.datetime() }),
  ),
  /** Of a bill that was sent without its care: what is known of it so far, for a clerk to go on from; null of anything else. */
  codage: z
    .object({
      montant: z.int().nullable(),
      precision: z.string(),
      professionnel: z.string(),
      dateSoins: z.string(),
      soins: z.array(z.object({ codeActe: z.string(), quantite: z.int(), depense: z.int() })),
    })
    .nullable(),
  /** Why whoever looks leaves it to a colleague, in words; null: nothing ties them to it. */
  empechement: z.string().nullable(),
  /** What can be done with it now, by whoever has the right to. */
  gestes: z.array(gesteSchema),
  /** The documents of the act: those that can be asked for. */
  demandables: z.array(z.object({ champ: z.string(), libelle: z.string() })),
  modeles: z.object({
    refuser: z.array(modeleSchema),
    demander: z.array(modeleSchema),
    clore: z.array(modeleSchema),
    conclure: z.array(modeleSchema),
  }),
  /** Of a message that has become part of another conversation: that one. */
  jointeA: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  /** Other messages that can become one conversation with this one, the oldest first. */
  reunissables: z.array(
    ligneTraitementSchema.pick({
      id: true,
      reference: true,
      revision: true,
      creeLe: true,
      message: true,
    }),
  ),
  /** The other requests of the same person, newest first. */
  anterieures: z.array(demandeSchema),
})
export type DossierTraitement = z.infer<typeof dossierTraitementSchema>
export type Codage = NonNullable<DossierTraitement['codage']>

/** Opening it is a line in the history of the member's account. */
export const dossierTraitementResource = defineResource({
  slice: 'demandes',
  path: '/demandes/dossier',
  libelle: 'Demande à traiter',
  envelope: 'one',
  row: dossierTraitementSchema,
  query: z.object({ id: z.uuid() }),
  can: { list: lireDansPortee },
  identify: ({ id }) => id,
})

/** What the medical service says of a paper: whether it will do, and nothing of what is in it. */
export const avisMedicalSchema = z.strictObject({
  remoteFileName: z.string().max(100),
  avis: z.enum(avisMedicaux),
  /** What was seen of it; null: none was given. */
  avant: z.enum(avisMedicaux).nullable(),
})
export type ChoixAvis = z.infer<typeof avisMedicalSchema>

export const avisMedicalResource = defineResource({
  slice: 'demandes',
  path: '/demandes/avis-medical',
  libelle: 'Avis du service médical',
  row: piecesResource.row,
  data: avisMedicalSchema,
  can: { update: lireDansPortee },
  identify: ({ remoteFileName }) => remoteFileName,
})

/** A document by its name in our store, a message, or what was written in the form of the request. */
const cibleMedicale = z.strictObject({
  demande: z.uuid(),
  nature: z.enum(['piece', 'message', 'saisie']),
  /** Null of the form. */
  cible: z.string().max(100).nullable(),
})
export type CibleMedicale = z.infer<typeof cibleMedicale>

const choixMedical = cibleMedicale.extend({ isMedicale: z.boolean() })
export type ChoixMedical = z.infer<typeof choixMedical>

/** The medical service says whether something is medical at all, either way. */
export const secretMedicalResource = defineResource({
  slice: 'demandes',
  path: '/demandes/secret-medical',
  libelle: 'Secret médical d’une demande',
  row: choixMedical,
  data: choixMedical,
  can: { update: lireDansPortee },
  identify: ({ demande }) => demande,
})

/** A clerk who sees that something tells somebody's health: it is the medical service's from then on. */
export const transmettreMedicalResource = defineResource({
  slice: 'demandes',
  path: '/demandes/transmettre-medical',
  libelle: 'Transmission au service médical',
  row: choixMedical,
  data: cibleMedicale,
  can: { update: modifierDansPortee },
  identify: ({ demande }) => demande,
})

/** The proof that a request was signed, as a paper: known by the request. */
export const preuveTraitementResource = defineResource({
  slice: 'demandes',
  path: '/demandes/preuve',
  libelle: 'Preuves de signature des demandes',
  row: dossierTraitementResource.row,
  can: { visionneuse: lireDansPortee },
  identify: ({ id }) => id,
})

/** A document of a request, known by its name in our store. */
export const piecesTraitementResource = defineResource({
  slice: 'demandes',
  path: '/demandes/pieces',
  libelle: 'Pièces des demandes',
  row: piecesResource.row,
  can: { visionneuse: lireDansPortee },
  identify: ({ remoteFileName }) => remoteFileName,
})
