import {
  type FaitsInscription,
  type FaitsRadiation,
  lireBeneficiaire,
  lireRadiation,
  NIR_NON_SAISI,
  NIR_PROPRE,
  parseDate,
  piecesInscription,
  piecesRadiation,
  regleInscription,
  regleRadiation,
  validateBeneficiaire,
  validateRadiation,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe, faitsDe } from '../acte/define.ts'
import { ecrits, fichiersDes } from '../acte/pieces.ts'
import { inscriptionBeneficiaireTete, radiationAssuresTete } from './tete.ts'
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

export const radiationAssuresActe = defineActe(radiationAssuresTete, {
  textes: textes.radiation,
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, personneId: 36, motif: 30 }),
    dateMotif: dateSaisieSchema,
    dateEffet: dateSaisieSchema,
    ...fichiersDes(piecesRadiation),
  }),
  faits: faitsDe<FaitsRadiation>(),
  etapes: { depart: ['personneId', 'motif', 'dateMotif'], quand: ['dateEffet'] },
  check: (s, { jour }, f) => validateRadiation(s, f, jour),
  normalise: lireRadiation,
  documents: piecesRadiation,
  dateEffet: regleRadiation,
  circonstances: ({ motif, dateMotif }) => ({ faits: { motif }, dateMotif: parseDate(dateMotif) }),
})
