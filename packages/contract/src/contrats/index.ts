import { etatsContrat, etatsIndu, libellesEtatContrat } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { contratsAddress } from './address.ts'

const dateCalendaire = z.iso.date()

export const contratSchema = z.object({
  numeroContratIndividuel: z.string(),
  nomOffre: z.string(),
  etat: z.enum(etatsContrat),
  isActif: z.boolean(),
  isPrecontentieux: z.boolean(),
  /** A debit came back and is still owed. Never told to a beneficiary. */
  isCotisationRejetee: z.boolean(),
  /**
   * First names of people for whom the Assurance maladie sends nothing; a beneficiary reads their
   * own only.
   */
  teletransmissionRefusee: z.array(z.string()),
  modalitePaiementPrestation: z.object({
    /** Masked: country and last four characters. */
    rib: z.string().nullable(),
    codeModePaiement: z.string().nullable(),
    isMissing: z.boolean(),
    /** Bank details were sent, and a clerk has yet to look at them. */
    isEnAttente: z.boolean(),
  }),
  /**
   * A formal notice that runs: until when to pay, and when cover is back. Never told to a
   * beneficiary.
   */
  impaye: z
    .object({
      montant: z.int(),
      isSuspendu: z.boolean(),
      dernierJourPourPayer: dateCalendaire,
      dernierJourDuContrat: dateCalendaire,
      /** Paid: cover is back at noon of that day. */
      reprendLe: dateCalendaire.nullable(),
    })
    .nullable(),
  /** A benefit paid by mistake to the reader that waits for them. */
  indu: z.object({ etat: z.enum(etatsIndu), reste: z.int(), prochaine: dateCalendaire }).nullable(),
  /** No debit for 36 months: the mandate is void, and no other is signed yet. */
  isMandatCaduc: z.boolean(),
  /** A beneficiary of sixteen and over has not said yet on which account they are paid. */
  isCompteADemander: z.boolean(),
  typeContrat: z.enum(['sante', 'prevoyance']),
  dateDebut: dateCalendaire,
  dateFin: dateCalendaire.nullable(),
  /** The last day of cover kept up for nothing after an employment. */
  portabiliteJusquAu: dateCalendaire.nullable(),
  /** How the signed-in person stands in this contract. */
  qualite: z.enum(['adherent', 'beneficiaire']),
  assures: z.array(z.object({ prenom: z.string(), nom: z.string(), lien: z.string() })),
})
export type Contrat = z.infer<typeof contratSchema>

export const contratsResource = defineResource({
  ...contratsAddress,
  slice: 'contrats',
  row: contratSchema,
  can: ['list', 'export', 'print'],
  identify: (contrat) => contrat.numeroContratIndividuel,
  columns: [
    { libelle: 'Numéro', value: (c) => c.numeroContratIndividuel },
    { libelle: 'Offre', value: (c) => c.nomOffre },
    { libelle: 'État', value: (c) => libellesEtatContrat[c.etat] },
    { libelle: 'Début', value: (c) => c.dateDebut, format: 'date' },
    { libelle: 'Fin', value: (c) => c.dateFin, format: 'date' },
    { libelle: 'Compte de remboursement', value: (c) => c.modalitePaiementPrestation.rib },
  ],
})
