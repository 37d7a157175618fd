import {
  libellesEtatGarde,
  libellesGroupeGarde,
  libellesPartieGarde,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { tetes } from '../actes/liste.ts'
import { defineGestion, droitsDe } from '../gestion/define.ts'

const lu = { isCalcule: true } as const
const texte = { ...lu, genre: 'texte', max: 200 } as const

/**
 * Read of one row alone: where what was asked for is read with what it replaces, and what stands here now of each part
 * that is not sealed.
 */
const actuelGardeSchema = z.object({
  demandeId: z.uuid().nullable(),
  valeurs: z.record(z.string(), z.unknown()),
})
export type ActuelGarde = z.infer<typeof actuelGardeSchema>

/** What members changed here, and what the files of their insurer's management system say of it. */
export const gardesGestion = defineGestion({
  key: 'gardes',
  slice: 'gardes',
  path: '/gardes',
  libelle: 'Changements à reprendre',
  singulier: 'un changement à reprendre',
  ecran: {
    chemin: 'gardes',
    section: 'traiter',
    titre: 'À reprendre',
    intro:
      'Les changements faits ici que le système de gestion n’a pas encore repris\u00a0: un fichier plus ancien ne les efface pas.',
  },
  vide: 'Rien n’attend d’être repris par le système de gestion.',
  champs: {
    personne: { ...texte, libelle: 'Personne' },
    numeroContrat: { ...texte, libelle: 'Contrat', isInsecable: true },
    groupe: {
      ...lu,
      genre: 'choix',
      libelle: 'Changement',
      choix: libellesGroupeGarde,
      isFiltre: true,
    },
    parties: {
      ...lu,
      genre: 'liste',
      libelle: 'Ce qui a changé',
      max: 40,
      choix: libellesPartieGarde,
    },
    acte: {
      ...lu,
      genre: 'choix',
      libelle: 'Démarche',
      choix: Object.fromEntries(tetes.map(({ key, libelle }) => [key, libelle])),
      isFacultatif: true,
    },
    le: { ...lu, genre: 'instant', libelle: 'Fait le', isFiltre: true },
    etat: { ...lu, genre: 'choix', libelle: 'État', choix: libellesEtatGarde, isFiltre: true },
    lot: { ...texte, libelle: 'Lot d’import', isFacultatif: true },
    actuel: {
      ...lu,
      ...{ genre: 'propre', libelle: 'Ici aujourd’hui', isFacultatif: true },
      ...{ forme: actuelGardeSchema, dire: () => '', initiale: {} },
    },
  },
  colonnes: ['personne', 'numeroContrat', 'groupe', 'acte', 'le', 'etat'],
  titre: 'personne',
  recherche: ['personne', 'numeroContrat'],
  tri: '-le',
  droits: droitsDe('demandes', ['list', 'export', 'geste']),
  etats: { champ: 'etat', libelles: libellesEtatGarde },
  gestes: {
    garder: {
      libelle: 'Garder',
      de: ['non-reprise'],
      isLot: true,
      confirmation:
        'Les fichiers qui disent encore l’ancienne valeur restent sans effet, et ce changement n’est plus à traiter.',
      fait: 'Le changement est gardé.',
    },
    laisser: {
      libelle: 'Laisser le fichier décider',
      de: ['ouverte', 'non-reprise', 'maintenue'],
      isLot: true,
      confirmation:
        'Le prochain fichier du système de gestion remplace ce que l’adhérent a changé, même s’il est plus ancien.',
      fait: 'Le prochain fichier décide.',
    },
    voir: {
      libelle: 'Marquer comme vu',
      de: ['conflit'],
      isLot: true,
      fait: 'Le changement est marqué comme vu.',
    },
  },
})
