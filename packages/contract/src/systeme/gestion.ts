import { libellesEtatCle, libellesPorteeMachine, limitesCle } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineGestion, droitsDe } from '../gestion/define.ts'

const lu = { isCalcule: true } as const

/** What waits for a second person: who asked, and why. */
const accordCleSchema = z.object({ par: z.string().nullable(), motif: z.string().nullable() })

const nom = {
  genre: 'texte',
  libelle: 'Système',
  max: 40,
  motif: {
    regle: /^[a-z0-9][a-z0-9-]*$/,
    message: 'Des minuscules sans accent, des chiffres et des tirets',
  },
  aide: 'Le nom sous lequel l’historique en parle\u00a0: «\u00a0esb\u00a0», «\u00a0gestion\u00a0».',
} as const
const portees = {
  genre: 'liste',
  libelle: 'Portées',
  max: 20,
  choix: libellesPorteeMachine,
} as const
const reseaux = {
  genre: 'liste',
  libelle: 'Réseaux',
  max: limitesCle.reseauxMax,
  aide: 'Un par ligne, comme 203.0.113.0/24. Vide\u00a0: de partout.',
} as const
const expireLe = {
  genre: 'jour',
  libelle: 'Dernier jour',
  aide: `Au plus ${limitesCle.dureeMaxJours}\u00a0jours.`,
} as const

/** Keys of the insurer's management system. Their secret is handed over by an address of its own, once. */
export const clesSystemeGestion = defineGestion({
  key: 'cles-systeme',
  slice: 'systeme',
  path: '/cles-systeme',
  libelle: 'Clés du système de gestion',
  singulier: 'une clé',
  ecran: {
    chemin: 'cles-systeme',
    section: 'controler',
    titre: 'Clés du système',
    court: 'Clés',
    intro:
      'Avec une clé, un système de l’assureur lit les demandes et les traite. Une clé se prépare à une personne et s’accorde à deux\u00a0; son secret n’est montré qu’une fois.',
  },
  vide: 'Aucune clé\u00a0: aucun système n’appelle ce portail.',
  champs: {
    nom: { ...nom, ...lu },
    etat: { ...lu, genre: 'choix', libelle: 'État', choix: libellesEtatCle, isFiltre: true },
    portees: { ...portees, ...lu },
    reseaux: { ...reseaux, ...lu },
    expireLe: { ...expireLe, ...lu },
    derniereUtilisationLe: {
      ...{ ...lu, genre: 'instant', libelle: 'Dernier appel', isFacultatif: true },
    },
    creePar: { ...lu, genre: 'texte', max: 200, libelle: 'Préparée par', isFacultatif: true },
    creeLe: { ...lu, genre: 'instant', libelle: 'Préparée le' },
    revoqueeLe: { ...lu, genre: 'instant', libelle: 'Révoquée le', isFacultatif: true },
    accord: {
      ...{ ...lu, genre: 'propre', libelle: 'Accord demandé', isFacultatif: true },
      ...{ forme: accordCleSchema, initiale: {} },
      dire: (accord) => (accord as z.infer<typeof accordCleSchema>).motif ?? '',
    },
    /** There while its secret waits to be handed over. */
    remise: {
      ...{ ...lu, genre: 'propre', libelle: 'Secret', isFacultatif: true },
      ...{ forme: z.object({}), dire: () => 'À remettre', initiale: {} },
    },
  },
  colonnes: ['nom', 'etat', 'portees', 'expireLe', 'derniereUtilisationLe'],
  titre: 'nom',
  recherche: ['nom'],
  tri: '-creeLe',
  droits: droitsDe('systeme', ['list', 'export', 'geste']),
  etats: { champ: 'etat', libelles: libellesEtatCle },
  gestes: {
    preparer: {
      libelle: 'Préparer une clé',
      isCreation: true,
      saisie: { nom, portees, reseaux: { ...reseaux, isFacultatif: true }, expireLe },
      confirmation: 'Rien n’est ouvert tant qu’un second administrateur n’est pas d’accord.',
      fait: 'La clé est préparée\u00a0: demandez l’accord d’un second administrateur.',
    },
    delivrer: {
      libelle: 'Demander l’accord',
      de: ['preparee'],
      saisie: {
        motif: {
          genre: 'texteLong',
          libelle: 'À quoi cette clé va servir',
          min: 10,
          max: 500,
          aide: 'Lu par la personne qui accorde.',
        },
      },
      fait: 'La clé attend un second administrateur.',
      accord: { demande: 'une clé du système de gestion' },
    },
    revoquer: {
      libelle: 'Révoquer',
      de: ['preparee', 'accordee', 'active', 'expiree'],
      confirmation: 'Les appels faits avec cette clé sont refusés aussitôt, et pour toujours.',
      fait: 'La clé est révoquée.',
    },
  },
})

/** A key that was agreed to, as it was seen: its secret is drawn then, and shown by no other answer. */
export const remiseCleSchema = z.strictObject({ id: z.uuid(), revision: z.int().min(1) })
export const cleRemiseSchema = z.object({ cle: z.string() })
