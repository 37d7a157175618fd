import { codesDomaineTp, formatTauxTp, nettoyerCarte, validateCarte } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../acte/define.ts'
import { ecrits } from '../acte/pieces.ts'
import { defineResource } from '../resources/define.ts'
import { carteTpAddress, portefeuilleAddress } from './address.ts'
import { carteTpTete } from './tete.ts'
import { textes } from './textes.ts'

export const carteTpActe = defineActe(carteTpTete, {
  textes,
  saisie: z.strictObject(ecrits({ numeroContrat: 50, motif: 30, precision: 2000, support: 30 })),
  vide: { support: 'numerique' },
  etapes: { carte: ['motif', 'precision', 'support'] },
  check: validateCarte,
  normalise: nettoyerCarte,
})

const dateCalendaire = z.iso.date()

export const carteTpSchema = z.object({
  numeroContrat: z.string(),
  nomOffre: z.string(),
  /** What professionals ask for first: whose claims these are. */
  numeroAdherent: z.string(),
  numeroAmc: z.string(),
  typeConvention: z.string(),
  csr: z.string(),
  /** Whom a professional calls when something is wrong; null: the insurer. */
  telephoneProfessionnels: z.string().nullable(),
  dateDebut: dateCalendaire,
  dateFin: dateCalendaire,
  /** For a former employee: the last day of portability. */
  portabiliteJusquAu: dateCalendaire.nullable(),
  /** A « contrat responsable »: what 100 % Santé covers is never paid in advance. */
  isResponsable: z.boolean(),
  /** The people whom the caller may see, in the order of the card. */
  assures: z.array(
    z.object({
      nom: z.string(),
      prenom: z.string(),
      dateNaissance: dateCalendaire,
      /** The order of birth of twins: the date alone does not tell them apart. */
      rang: z.int(),
      lien: z.string(),
    }),
  ),
  domaines: z.array(
    z.object({
      code: z.enum(codesDomaineTp),
      libelle: z.string(),
      /**
       * In percent of the base, mandatory part included; null: the insurer is asked each time
       * (PEC).
       */
      taux: z.int().nullable(),
    }),
  ),
  /** Squares from left to right, then down: `1` is dark. Null: the insurer has given no code. */
  datamatrix: z.object({ cote: z.int(), modules: z.string() }).nullable(),
})
export type CarteTp = z.infer<typeof carteTpSchema>

/** The card that is valid today, or the next one; none for a contract without care. */
export const carteTpResource = defineResource({
  ...carteTpAddress,
  slice: 'carte-tp',
  row: carteTpSchema,
  can: ['list', 'print'],
  identify: (carte) => `${carte.numeroContrat}-${carte.dateDebut}`,
  // The print is the card itself; these columns say what it holds.
  columns: [
    { libelle: 'N° adhérent', value: (carte) => carte.numeroAdherent },
    { libelle: 'N° AMC', value: (carte) => carte.numeroAmc },
    { libelle: 'Début', value: (carte) => carte.dateDebut, format: 'date' },
    { libelle: 'Fin', value: (carte) => carte.dateFin, format: 'date' },
    {
      libelle: 'Domaines',
      value: (carte) =>
        carte.domaines.map(({ code, taux }) => `${code} ${formatTauxTp(taux)}`).join(', '),
    },
  ],
})

export const portefeuilleSchema = z.object({
  cle: z.enum(['apple', 'google']),
  /** Where the wallet takes the card, signed; null: it takes a file, which `visionneuse` gives. */
  lien: z.url({ protocol: /^https$/ }).nullable(),
})
export type Portefeuille = z.infer<typeof portefeuilleSchema>

/** The wallets that the insurer has set up; none without a card that is good, or that will be. */
export const portefeuilleResource = defineResource({
  ...portefeuilleAddress,
  slice: 'carte-tp',
  row: portefeuilleSchema,
  can: ['list', 'visionneuse'],
  identify: ({ cle }) => cle,
})
