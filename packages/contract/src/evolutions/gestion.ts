import { libellesEtatInformation, libellesNatureEvolution } from '@espace-adherent/domain'
import { defineGestion, droitsDe } from '../gestion/define.ts'

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
    titre: 'Changements',
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
