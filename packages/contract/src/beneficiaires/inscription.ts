import {
  lireBeneficiaire,
  NIR_NON_SAISI,
  NIR_PROPRE,
  parseDate,
  piecesBeneficiaire,
  piecesInscription,
  regleInscription,
  validateBeneficiaire,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema, datesEffetSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { champsDes, fichiersDes } from '../actes/pieces.ts'
import { textes } from './textes.ts'

const texte = z.string().max(200)

const saisie = z.strictObject({
  numeroContrat: z.string().max(50),
  codeCivilite: z.string().max(10),
  sexe: z.string().max(1),
  nom: texte,
  prenom: texte,
  dateNaissance: dateSaisieSchema,
  lien: texte,
  nirDe: z.string().max(36),
  nir: z.strictObject({
    numero: z.string().max(30),
    cle: z.string().max(2),
    isMonegasque: z.boolean(),
  }),
  organisme: texte,
  teletransmission: z.boolean().nullable(),
  dateEffet: dateSaisieSchema,
  ...fichiersDes(piecesInscription),
})
export type SaisieInscription = z.infer<typeof saisie>

/** Who is on the contract, and the rule of its dates. */
const faits = z.object({
  isSante: z.boolean(),
  assures: z.array(
    z.object({ id: z.string(), prenom: z.string(), lien: z.string(), hasNir: z.boolean() }),
  ),
  /** The adherent's: most people of a household have the same. */
  organisme: z.string().nullable(),
  prevus: z.array(z.object({ nom: z.string(), prenom: z.string(), dateNaissance: z.iso.date() })),
  dates: datesEffetSchema,
})
export type FaitsInscriptionBeneficiaire = z.infer<typeof faits>

const { inscription } = textes

export const inscriptionBeneficiaireActe = defineActe({
  key: 'inscriptionBeneficiaireActeGestion',
  slice: 'beneficiaires',
  path: '/forms/inscriptionbeneficiaire',
  libelle: inscription.libelle,
  chapo: inscription.chapo,
  groupe: 'couverture',
  portee: 'Contrat',
  isEnCours: true,
  identite: 'recente',
  saisie,
  faits,
  vide: { nirDe: NIR_PROPRE, nir: NIR_NON_SAISI },
  etapes: [
    {
      cle: 'personne',
      titre: inscription.personne,
      champs: ['lien', 'codeCivilite', 'sexe', 'prenom', 'nom', 'dateNaissance'],
    },
    {
      cle: 'rattachement',
      titre: inscription.rattachement,
      champs: [
        'nirDe',
        'nir',
        'organisme',
        'teletransmission',
        'dateEffet',
        ...champsDes(piecesInscription),
      ],
    },
  ],
  check: (s, { jour }, f) => validateBeneficiaire(s, f, jour),
  normalise: lireBeneficiaire,
  documents: piecesInscription,
  pieces: ({ lien, dateNaissance }, regles) =>
    piecesBeneficiaire({ lien, dateNaissance: parseDate(dateNaissance) }, regles),
  dateEffet: regleInscription,
})
