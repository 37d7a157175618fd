import {
  gestesInformation,
  libellesDecisionViolation,
  libellesEtatInformation,
  libellesNatureViolation,
  libellesObjetViolation,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineGestion, droitsDe } from '../gestion/define.ts'
import { defineResource } from '../resources/define.ts'

/** Every breach of data, what was done about it and when the authority was told. None is ever deleted. */
export const violationsGestion = defineGestion({
  key: 'violations',
  slice: 'violations',
  path: '/violations',
  libelle: 'Registre des violations',
  singulier: 'une violation',
  ecran: {
    chemin: 'violations',
    section: 'controler',
    titre: 'Violations',
    intro:
      'Ce qui est arrivé à des données, qui a été touché, quand la CNIL et les personnes l’ont su.',
  },
  vide: 'Notez-y toute violation dès qu’elle est constatée\u00a0: la CNIL doit le savoir sous 72\u00a0heures, et le registre en garde la preuve.',
  champs: {
    titre: { genre: 'texte', libelle: 'Ce qui s’est passé', max: 120 },
    nature: {
      genre: 'choix',
      libelle: 'Nature',
      choix: libellesNatureViolation,
      isFiltre: true,
    },
    constateLe: { genre: 'instant', libelle: 'Constatée le' },
    cnilAvant: {
      genre: 'instant',
      libelle: 'CNIL avant le',
      isCalcule: true,
      isFacultatif: true,
    },
    debut: { genre: 'instant', libelle: 'Début des faits' },
    fin: { genre: 'instant', libelle: 'Fin des faits' },
    auteur: {
      genre: 'texte',
      libelle: 'Compte en cause',
      max: 200,
      isFacultatif: true,
      isPersonnel: true,
      aide: 'L’identifiant de qui a lu, ou dont l’accès a été pris. Vide\u00a0: tout le monde.',
    },
    adresse: {
      genre: 'texte',
      libelle: 'Adresse réseau en cause',
      max: 60,
      isFacultatif: true,
      isPersonnel: true,
      aide: 'Une adresse IP, comparée sans être lisible dans l’historique.',
    },
    objet: {
      genre: 'choix',
      libelle: 'Ce qui a été ouvert',
      choix: libellesObjetViolation,
      isFacultatif: true,
      aide: 'Vide\u00a0: tout ce que l’historique a noté.',
    },
    description: {
      genre: 'texteLong',
      libelle: 'Faits, données et conséquences probables',
      max: 4000,
      aide: 'Aucun nom\u00a0: les personnes touchées sont dans l’historique.',
    },
    mesures: { genre: 'texteLong', libelle: 'Mesures prises', max: 4000, isFacultatif: true },
    cnilLe: { genre: 'instant', libelle: 'CNIL informée le', isFacultatif: true },
    cnilReference: {
      genre: 'texte',
      libelle: 'Référence de la CNIL',
      max: 80,
      isFacultatif: true,
    },
    decision: {
      genre: 'choix',
      libelle: 'Décision',
      choix: libellesDecisionViolation,
      isFiltre: true,
    },
    motifDecision: {
      genre: 'texteLong',
      libelle: 'Pourquoi cette décision',
      max: 2000,
      isFacultatif: true,
    },
    message: {
      genre: 'texteLong',
      libelle: 'Ce que les personnes liront',
      max: 3000,
      isFacultatif: true,
      aide: 'Ce qui s’est passé, ce que cela peut entraîner, ce que vous avez fait et ce qu’elles peuvent faire.',
    },
    etatInformation: {
      genre: 'choix',
      libelle: 'Information',
      choix: libellesEtatInformation,
      isCalcule: true,
    },
  },
  colonnes: ['titre', 'constateLe', 'cnilAvant', 'cnilLe', 'decision', 'etatInformation'],
  titre: 'titre',
  recherche: ['titre', 'cnilReference'],
  tri: '-constateLe',
  droits: droitsDe('historique', ['list', 'export', 'create', 'update']),
})

const lire = { backoffice: { domaine: 'historique', action: 'read' } } as const
const modifier = { backoffice: { domaine: 'historique', action: 'update' } } as const

/** How many each breach touched, the clock of the authority, and how far their telling is. */
export const informationViolationsResource = defineResource({
  slice: 'violations',
  path: '/violations/information',
  libelle: 'Information des personnes touchées',
  row: z.object({
    id: z.uuid(),
    revision: z.int(),
    titre: z.string(),
    /** Until when the authority is to be told; null once it was. */
    cnilAvant: z.iso.datetime().nullable(),
    isEnRetard: z.boolean(),
    /** From the history: those who still have an account, and those who do not. */
    personnes: z.int(),
    disparues: z.int(),
    etat: z.enum(Object.keys(libellesEtatInformation) as [keyof typeof libellesEtatInformation]),
    informees: z.int(),
    gestes: z.array(z.enum(gestesInformation)),
  }),
  data: z.strictObject({
    id: z.uuid(),
    revision: z.int(),
    geste: z.enum(gestesInformation),
    /** How many were seen: what is consented to is what there is. */
    personnes: z.int(),
  }),
  can: { list: lire, update: modifier },
  identify: ({ id }) => id,
})
export type InformationViolation = z.infer<(typeof informationViolationsResource)['row']>

/** Who was touched, from the history: what of theirs was opened, how often, when. */
export const personnesToucheesResource = defineResource({
  slice: 'violations',
  path: '/violations/personnes',
  libelle: 'Personnes touchées',
  row: z.object({
    id: z.uuid(),
    nom: z.string(),
    email: z.string(),
    lignes: z.int(),
    premiere: z.iso.datetime(),
    derniere: z.iso.datetime(),
    informeeLe: z.iso.datetime().nullable(),
  }),
  query: z.object({ violation: z.uuid() }),
  can: { list: lire, export: lire },
  identify: ({ id }) => id,
  columns: [
    { libelle: 'Personne', value: ({ nom }) => nom },
    { libelle: 'E-mail', value: ({ email }) => email },
    { libelle: 'Lignes', value: ({ lignes }) => lignes },
    { libelle: 'Première', value: ({ premiere }) => premiere },
    { libelle: 'Dernière', value: ({ derniere }) => derniere },
    { libelle: 'Informée le', value: ({ informeeLe }) => informeeLe ?? '' },
  ],
})
export type PersonneTouchee = z.infer<(typeof personnesToucheesResource)['row']>
