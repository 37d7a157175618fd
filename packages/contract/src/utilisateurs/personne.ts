import { z } from 'zod'
import { demandeSchema } from '../demandes/index.ts'
import { defineResource } from '../resources/define.ts'
import { lireDansPortee } from '../roles/demandes.ts'

/** As many of each as one looks back on. */
export const DERNIERES_MAX = 5

/**
 * One member at a glance, for whoever treats requests: read only, each part under its own right. Opening it is a line of
 * the member's own history.
 */
export const personneResource = defineResource({
  slice: 'utilisateurs',
  path: '/users/personne',
  libelle: 'Fiche d’une personne',
  envelope: 'one',
  row: z.object({
    /** Of the account. */
    id: z.uuid(),
    prenom: z.string(),
    nom: z.string(),
    /** How to reach them; null: for whoever may see accounts. */
    contacts: z
      .object({
        email: z.string(),
        /** In part only. */
        telephone: z.string().nullable(),
      })
      .nullable(),
    contrats: z.array(
      z.object({
        numero: z.string(),
        nomOffre: z.string(),
        qualite: z.string(),
        dateFin: z.iso.date().nullable(),
      }),
    ),
    /** Whom their contracts cover besides. */
    famille: z.array(
      z.object({
        personneId: z.uuid(),
        prenom: z.string(),
        nom: z.string(),
        qualite: z.string(),
        /** Null: they have no account to open. */
        compteId: z.uuid().nullable(),
      }),
    ),
    /** The latest of their requests. */
    demandes: z.array(demandeSchema),
    /** The latest contributions that were due; of whoever subscribed. */
    cotisations: z.array(
      z.object({
        numeroContrat: z.string(),
        le: z.iso.date(),
        montant: z.int(),
        etat: z.string(),
      }),
    ),
    /** Their own latest care, for the medical service alone; null: it is closed to whoever looks. */
    soins: z
      .array(
        z.object({
          le: z.iso.date(),
          libelle: z.string(),
          depense: z.int(),
          rembourse: z.int(),
        }),
      )
      .nullable(),
  }),
  query: z.object({ id: z.uuid() }),
  can: { list: lireDansPortee },
  identify: ({ id }) => id,
})
export type FichePersonne = z.infer<typeof personneResource.row>
