import {
  libellesCauseReclamation,
  libellesDroitPersonnel,
  libellesEtatDemande,
  libellesObjetReclamation,
} from '@espace-adherent/domain'
import { type ActeGestion, tetes } from '../actes/liste.ts'
import type { EtatFile } from '../demandes/gestion/file.ts'
import { MESSAGE_MAX } from '../demandes/index.ts'
import { defineGestion, droitsDe } from '../gestion/define.ts'

const libellesActe = Object.fromEntries(tetes.map(({ key, libelle }) => [key, libelle])) as Record<
  ActeGestion,
  string
>

const gestesMotif = {
  refuser: 'Refuser',
  clore: 'Classer sans suite',
  demander: 'Demander un complément',
  conclure: 'Répondre à un message',
} as const
export type GesteMotif = keyof typeof gestesMotif

/** What clerks start from when they decide, act by act: each insurer's own, beside the words that all requests share. */
export const motifsGestion = defineGestion({
  key: 'motifs',
  slice: 'demandes',
  path: '/demandes/motifs',
  libelle: 'Motifs de décision',
  singulier: 'un motif',
  ecran: {
    chemin: 'motifs',
    section: 'parametrer',
    titre: 'Motifs',
    intro:
      'Ce que les gestionnaires proposent en refusant, en demandant une pièce, en classant ou en répondant à un message, acte par acte.',
  },
  vide: 'Sans motif, les gestionnaires écrivent chaque réponse en entier. Ajoutez ceux qui reviennent, pour toutes les demandes ou pour une seule démarche.',
  champs: {
    titre: { genre: 'texte', libelle: 'Motif', max: 80 },
    geste: { genre: 'choix', libelle: 'Pour', choix: gestesMotif, isFiltre: true },
    acte: {
      genre: 'choix',
      libelle: 'Acte',
      choix: libellesActe,
      isFacultatif: true,
      isFiltre: true,
      aide: 'Sans acte, le motif est proposé pour toutes les demandes.',
    },
    texte: {
      genre: 'texteLong',
      libelle: 'Texte proposé',
      max: MESSAGE_MAX,
      aide: 'Ce que l’adhérent lira. Le gestionnaire peut le changer avant l’envoi. ((prenom)), ((nom)), ((numero)) du contrat, ((libelle)) et ((reference)) de la demande sont remplacés.',
    },
    ordre: { genre: 'nombre', libelle: 'Ordre', max: 1_000 },
  },
  colonnes: ['titre', 'geste', 'acte', 'ordre'],
  titre: 'titre',
  recherche: ['titre', 'texte'],
  tri: 'ordre',
  droits: droitsDe('demandes'),
})

const libellesEtatFile: Record<EtatFile, string> = {
  recue: 'À prendre',
  'en-cours': 'En cours',
  'en-pause': 'Pièce ou réponse attendue',
  planifiee: 'Planifiées',
  traitee: 'Traitées',
}
const lu = { isCalcule: true } as const
const texte = { ...lu, genre: 'texte', max: 200 } as const

/** The queue as a table, to be taken away: what is shown is narrowed as the queue is. */
export const registreGestion = defineGestion({
  key: 'demandes',
  slice: 'demandes',
  path: '/demandes/registre',
  libelle: 'Demandes',
  singulier: 'une demande',
  champs: {
    reference: { ...texte, libelle: 'Référence', isInsecable: true },
    acte: { ...lu, genre: 'choix', libelle: 'Acte', choix: libellesActe, isFiltre: true },
    membre: { ...texte, libelle: 'Adhérent', isFacultatif: true },
    numeroContrat: { ...texte, libelle: 'Contrat', isFacultatif: true },
    etat: { ...lu, genre: 'choix', libelle: 'État', choix: libellesEtatFile, isFiltre: true },
    chez: { ...texte, libelle: 'Chez', isFacultatif: true, isFiltre: true },
    retard: { ...lu, genre: 'booleen', libelle: 'Hors délai', isFiltre: true },
    echeance: { ...lu, genre: 'jour', libelle: 'Échéance' },
    creeLe: { ...lu, genre: 'instant', libelle: 'Reçue le' },
    decideeLe: { ...lu, genre: 'instant', libelle: 'Décidée le', isFacultatif: true },
  },
  colonnes: ['reference', 'acte', 'membre', 'etat', 'chez', 'echeance'],
  titre: 'reference',
  recherche: ['reference'],
  tri: 'echeance',
  tris: ['echeance'],
  droits: droitsDe('demandes', ['list', 'export']),
})

const suivis = {
  reference: { ...texte, libelle: 'Référence', isInsecable: true },
  membre: { ...texte, libelle: 'De qui', isFacultatif: true },
  numeroContrat: { ...texte, libelle: 'Contrat', isFacultatif: true },
  etat: { ...lu, genre: 'choix', libelle: 'État', choix: libellesEtatDemande },
  creeLe: { ...lu, genre: 'instant', libelle: 'Reçue le' },
  reponseLe: { ...lu, genre: 'jour', libelle: 'Réponse due le', isFacultatif: true },
  decideeLe: { ...lu, genre: 'instant', libelle: 'Répondue le', isFacultatif: true },
} as const

/** Complaints, what they come from and what is done about it. */
export const reclamationsGestion = defineGestion({
  key: 'reclamations',
  slice: 'demandes',
  path: '/demandes/reclamations',
  libelle: 'Registre des réclamations',
  singulier: 'une réclamation',
  ecran: {
    chemin: 'reclamations',
    section: 'controler',
    titre: 'Réclamations',
    intro:
      'Toutes les réclamations, d’où elles viennent et ce qui est fait pour qu’elles ne se reproduisent pas.',
  },
  champs: {
    ...suivis,
    nature: {
      ...lu,
      genre: 'choix',
      libelle: 'Sujet',
      choix: libellesObjetReclamation,
      isFiltre: true,
    },
    cause: {
      ...lu,
      genre: 'choix',
      libelle: 'Cause',
      choix: libellesCauseReclamation,
      isFacultatif: true,
      isFiltre: true,
    },
    action: {
      ...lu,
      genre: 'texteLong',
      max: 2000,
      libelle: 'Action corrective',
      isFacultatif: true,
    },
  },
  colonnes: ['reference', 'membre', 'nature', 'etat', 'creeLe', 'reponseLe', 'cause', 'action'],
  titre: 'reference',
  recherche: ['reference', 'membre', 'numeroContrat'],
  tri: '-creeLe',
  tris: ['creeLe'],
  droits: droitsDe('demandes', ['list', 'export']),
})

/** Requests about personal data, and when each was answered. */
export const registreDroitsGestion = defineGestion({
  key: 'droits-personnels',
  slice: 'demandes',
  path: '/demandes/droits',
  libelle: 'Registre des droits',
  singulier: 'une demande',
  ecran: {
    chemin: 'droits-personnels',
    section: 'controler',
    titre: 'Droits sur les données',
    intro: 'Ce que chacun a demandé sur ses données, et quand il a eu sa réponse.',
  },
  champs: {
    ...suivis,
    nature: {
      ...lu,
      genre: 'choix',
      libelle: 'Droit',
      choix: libellesDroitPersonnel,
      isFiltre: true,
    },
  },
  colonnes: ['reference', 'membre', 'nature', 'etat', 'creeLe', 'reponseLe', 'decideeLe'],
  titre: 'reference',
  recherche: ['reference', 'membre', 'numeroContrat'],
  tri: '-creeLe',
  tris: ['creeLe'],
  droits: droitsDe('demandes', ['list', 'export']),
})
