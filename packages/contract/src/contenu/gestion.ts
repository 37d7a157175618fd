import { z } from 'zod'
import { defineGestion, droitsDe } from '../gestion/define.ts'
import { champsProgrammes } from '../gestion/versions.ts'
import { defineResource } from '../resources/define.ts'
import { COOKIE_POPUPS, JOURS_POPUPS } from './address.ts'
import { apercuShape } from './apercu.ts'
import { cmsItemSchema } from './index.ts'

/** Contents as staff look after them: a draft over what everybody reads. */
export const contenusGestion = defineGestion({
  key: 'contenu',
  slice: 'contenu',
  path: '/cms/blocklists',
  libelle: 'Contenus',
  singulier: 'un contenu',
  ecran: {
    chemin: 'contenus',
    section: 'publier',
    intro: 'Pages, aides et messages que lisent les visiteurs et les adhérents.',
  },
  champs: {
    title: { genre: 'texte', libelle: 'Titre', max: 200 },
    name: {
      genre: 'texte',
      libelle: 'Nom',
      aide: 'Dans l’adresse\u00a0: minuscules, chiffres et tirets.',
      max: 100,
      isFixe: true,
    },
    bloc: {
      genre: 'texte',
      libelle: 'Genre',
      aide: 'Ce que c’est décide de l’endroit où on le lit.',
      max: 60,
      motif: {
        regle: /^[A-Za-z0-9_]+$/,
        message: 'Écrivez seulement des lettres sans accent, des chiffres et le signe _',
      },
      isFixe: true,
    },
    content: {
      genre: 'riche',
      libelle: 'Texte',
      max: 200_000,
      isIllustre: true,
      isFacultatif: true,
    },
    audienceId: {
      genre: 'reference',
      libelle: 'Pour qui',
      aide: 'Seuls les adhérents de l’audience le liront, une fois connectés.',
      vers: '/admin/audiences/choix',
      vide: 'Tout le monde',
      isFacultatif: true,
    },
    finLe: {
      genre: 'instant',
      libelle: 'Fin',
      aide: 'À l’heure de Paris, JJ/MM/AAAA HH:MM. Sans date\u00a0: en ligne jusqu’à ce que vous le retiriez.',
      isFacultatif: true,
    },
    cookie: {
      genre: 'texte',
      libelle: 'Nom du cookie',
      aide: `Ce que l’appareil garde après «\u00a0Ne plus afficher ce message\u00a0». Un autre nom, et le message est montré de nouveau à tous. Vide\u00a0: ${COOKIE_POPUPS}.`,
      max: 40,
      motif: {
        regle: /^[A-Za-z][A-Za-z0-9_]*$/,
        message:
          'Commencez par une lettre, puis des lettres sans accent, des chiffres ou le signe _',
      },
      isFacultatif: true,
    },
    jours: {
      genre: 'nombre',
      libelle: 'Durée du cookie, en jours',
      aide: `De 1 à ${JOURS_POPUPS}. Vide\u00a0: ${JOURS_POPUPS}.`,
      min: 1,
      max: JOURS_POPUPS,
      isFacultatif: true,
    },
    ...champsProgrammes,
  },
  colonnes: ['title', 'bloc', 'etat'],
  titre: 'title',
  recherche: ['title', 'name', 'bloc'],
  tri: 'bloc',
  versions: {
    mode: 'brouillon',
    champs: ['title', 'content', 'audienceId', 'finLe', 'cookie', 'jours'],
    isProgrammable: true,
    fin: 'finLe',
  },
  droits: droitsDe('contenus', ['list', 'create', 'update', 'publish', 'restore', 'delete']),
})

/** A block as it will be read at a moment, or with every draft: for the portal itself to show. */
export const apercuContenusResource = defineResource({
  slice: 'contenu',
  path: '/cms/apercu',
  libelle: 'Aperçu des contenus',
  envelope: 'array',
  row: cmsItemSchema,
  query: z.object({
    name: z.string().min(1).max(100),
    itemName: z.string().min(1).max(200).optional(),
    ...apercuShape,
  }),
  can: { list: { backoffice: { domaine: 'contenus', action: 'read' } } },
  identify: ({ id }) => id,
})
