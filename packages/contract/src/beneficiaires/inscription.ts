import {
  type FaitsInscription,
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
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe, faitsDe } from '../actes/define.ts'
import { fichiersDes } from '../actes/pieces.ts'
import { textes } from './textes.ts'

const texte = z.string().max(200)

export const inscriptionBeneficiaireActe = defineActe({
  key: 'inscriptionBeneficiaireActeGestion',
  slice: 'beneficiaires',
  path: '/forms/inscriptionbeneficiaire',
  textes: textes.inscription,
  groupe: 'couverture',
  portee: 'Contrat',
  isEnCours: true,
  identite: 'recente',
  saisie: z.strictObject({
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
  }),
  faits: faitsDe<FaitsInscription & { organisme: string | null }>(),
  vide: { nirDe: NIR_PROPRE, nir: NIR_NON_SAISI },
  etapes: {
    personne: ['lien', 'codeCivilite', 'sexe', 'prenom', 'nom', 'dateNaissance'],
    rattachement: ['nirDe', 'nir', 'organisme', 'teletransmission', 'dateEffet'],
  },
  check: (s, { jour }, f) => validateBeneficiaire(s, f, jour),
  normalise: lireBeneficiaire,
  documents: piecesInscription,
  pieces: ({ lien, dateNaissance }, regles) =>
    piecesBeneficiaire({ lien, dateNaissance: parseDate(dateNaissance) }, regles),
  dateEffet: regleInscription,
})
