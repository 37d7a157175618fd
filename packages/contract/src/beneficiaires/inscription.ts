import {
  type FaitsInscription,
  lireBeneficiaire,
  NIR_NON_SAISI,
  NIR_PROPRE,
  parseDate,
  piecesInscription,
  regleInscription,
  validateBeneficiaire,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe, faitsDe } from '../acte/define.ts'
import { ecrits, fichiersDes } from '../acte/pieces.ts'
import { inscriptionBeneficiaireTete } from './tete.ts'
import { textes } from './textes.ts'

export const inscriptionBeneficiaireActe = defineActe(inscriptionBeneficiaireTete, {
  textes: textes.inscription,
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, codeCivilite: 10, sexe: 1, nirDe: 36 }),
    ...ecrits({ nom: 200, prenom: 200, lien: 200, organisme: 200 }),
    dateNaissance: dateSaisieSchema,
    nir: z.strictObject({ ...ecrits({ numero: 30, cle: 2 }), isMonegasque: z.boolean() }),
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
  dateEffet: regleInscription,
  circonstances: ({ lien, dateNaissance }) => ({
    faits: { lien },
    dateMotif: parseDate(dateNaissance),
  }),
})
