import {
  gestesInformation,
  libellesEtatInformation,
  libellesNatureEvolution,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineGestion, droitsDe } from '../gestion/define.ts'
import { defineResource } from '../resources/define.ts'

/** A change for people with an offer: written here, then notified. None is ever deleted. */
export const evolutionsGestion = defineGestion({
  key: 'evolutions',
  slice: 'evolutions',
  path: '/evolutions',
  libelle: 'Changements notifiés',
  singulier: 'un changement',
  ecran: {
    chemin: 'evolutions',
    section: 'publier',
    titre: 'Changements d’offre',
    intro:
      'Ce qui change dans les garanties ou les cotisations d’une offre : la lettre à chacun, dans les délais de la loi, et sa preuve.',
  },
  vide: 'Une garantie ou une cotisation va changer\u00a0? Écrivez-le ici\u00a0: chaque contrat touché le saura dans les délais de la loi, et vous en garderez la preuve.',
  champs: {
    titre: { genre: 'texte', libelle: 'Ce qui change, en une ligne', max: 120 },
    nomOffre: {
      genre: 'texte',
      libelle: 'Offre',
      max: 200,
      isFiltre: true,
      aide: 'Le nom de l’offre, tel que les contrats le portent.',
    },
    nature: {
      genre: 'choix',
      libelle: 'Nature',
      choix: libellesNatureEvolution,
      isFiltre: true,
    },
    effetLe: {
      genre: 'jour',
      libelle: 'Prend effet le',
      aide: 'Trois mois au moins après la notification pour un contrat d’entreprise, un mois pour les autres.',
    },
    texte: {
      genre: 'texteLong',
      libelle: 'Ce que l’adhérent lira',
      max: 4000,
      aide: 'Ce qui était, ce qui sera, et pourquoi. Une ligne vide sépare deux paragraphes.',
    },
    notice: {
      genre: 'texteLong',
      libelle: 'Notice d’information à remettre',
      max: 20_000,
      isFacultatif: true,
      aide: 'Le texte de la notice à jour, obligatoire pour un contrat d’entreprise\u00a0: chacun la reçoit parmi ses documents.',
    },
    etat: {
      genre: 'choix',
      libelle: 'Notification',
      choix: libellesEtatInformation,
      isCalcule: true,
    },
  },
  colonnes: ['titre', 'nomOffre', 'nature', 'effetLe', 'etat'],
  titre: 'titre',
  recherche: ['titre', 'nomOffre'],
  tri: '-effetLe',
  droits: droitsDe('notifications', ['list', 'export', 'create', 'update']),
})

const lire = { backoffice: { domaine: 'notifications', action: 'read' } } as const
const modifier = { backoffice: { domaine: 'notifications', action: 'update' } } as const

/** Whom each change touches, from when on it may count, and the proof that they were told. */
export const notificationEvolutionsResource = defineResource({
  slice: 'evolutions',
  path: '/evolutions/notification',
  libelle: 'Notification des changements',
  row: z.object({
    id: z.uuid(),
    revision: z.int(),
    titre: z.string(),
    effetLe: z.iso.date(),
    /** Contracts that run under this offer, and how many of them an employer took out. */
    contrats: z.int(),
    collectifs: z.int(),
    /** Notified today, it may count from then on. */
    premierEffet: z.iso.date(),
    etat: z.enum(Object.keys(libellesEtatInformation) as [keyof typeof libellesEtatInformation]),
    /** Letters kept: on line, by post, and those of them that the post was given. */
    electroniques: z.int(),
    papiers: z.int(),
    postes: z.int(),
    gestes: z.array(z.enum(gestesInformation)),
  }),
  data: z.strictObject({
    id: z.uuid(),
    revision: z.int(),
    geste: z.enum(gestesInformation),
    /** How many were seen: consent is given to that number. */
    contrats: z.int(),
  }),
  can: { list: lire, update: modifier },
  identify: ({ id }) => id,
})
export type NotificationEvolution = z.infer<(typeof notificationEvolutionsResource)['row']>
