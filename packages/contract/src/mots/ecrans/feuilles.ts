import { aFaire } from './a-faire.ts'
import { aide } from './aide.ts'
import { carte } from './carte.ts'
import { connexion } from './connexion.ts'
import { contrats, documents } from './contrats.ts'
import { demandes, demarches } from './demarches.ts'
import { intros, pages } from './intros.ts'
import { besoinAide, menu } from './menu.ts'
import { pied } from './pied.ts'
import { remboursements } from './remboursements.ts'
import { titres } from './titres.ts'

/** The sentences of one place, with where staff find that place. */
export type Feuille = {
  libelle: string
  usage: string
  textes: Readonly<Record<string, string>>
}

/**
 * Sentences of the screens that staff may change, in our words. A screen takes its sheet from the
 * sheet's own file, never from here: this list is for the server and names where each is read.
 */
export const feuilles = {
  connexion: {
    libelle: 'Accueil public et connexion',
    usage: 'Affichée sur la page d’accueil du portail, avant la connexion.',
    textes: connexion,
  },
  titres: {
    libelle: 'Titres des pages',
    usage: 'Affichée en haut de la page qu’elle nomme, et dans l’onglet du navigateur.',
    textes: titres,
  },
  intros: {
    libelle: 'Introductions des pages',
    usage: 'Affichée sous le titre de la page dont elle parle.',
    textes: intros,
  },
  pages: {
    libelle: 'Accueil et pages de l’adhérent',
    usage: 'Affichée sur l’accueil de l’adhérent, ou en haut de la page dont elle parle.',
    textes: pages,
  },
  menu: {
    libelle: 'Menu de l’adhérent',
    usage: 'Affichée dans le menu de l’espace personnel.',
    textes: menu,
  },
  besoinAide: {
    libelle: 'Menu de l’adhérent',
    usage: 'Affichée sous le menu de l’espace personnel.',
    textes: besoinAide,
  },
  pied: {
    libelle: 'Pied de page et contact',
    usage: 'Affichée en bas de chaque page, ou dans la carte «\u00a0Nous joindre\u00a0».',
    textes: pied,
  },
  aFaire: {
    libelle: 'Accueil\u00a0: à faire',
    usage: 'Affichée sur l’accueil de l’adhérent, sous «\u00a0À faire\u00a0».',
    textes: aFaire,
  },
  documents: {
    libelle: 'Mes documents',
    usage: 'Affichée sur «\u00a0Mes documents\u00a0».',
    textes: documents,
  },
  contrats: {
    libelle: 'Mes contrats',
    usage: 'Affichée sur «\u00a0Mes contrats\u00a0», ou sur l’accueil.',
    textes: contrats,
  },
  carte: {
    libelle: 'Ma carte de tiers payant',
    usage: 'Affichée sur «\u00a0Ma carte de tiers payant\u00a0», ou sur l’accueil.',
    textes: carte,
  },
  aide: {
    libelle: 'Aide',
    usage: 'Affichée dans l’aide, sur sa page et sur l’accueil public.',
    textes: aide,
  },
  demandes: {
    libelle: 'Mes démarches et mes demandes',
    usage: 'Affichée sur «\u00a0Mes demandes\u00a0», ou sur l’accueil.',
    textes: demandes,
  },
  demarches: {
    libelle: 'Mes démarches et mes demandes',
    usage: 'Affichée pendant une démarche.',
    textes: demarches,
  },
  remboursements: {
    libelle: 'Mes remboursements',
    usage: 'Affichée sur «\u00a0Mes remboursements\u00a0».',
    textes: remboursements,
  },
} as const satisfies Record<string, Feuille>
export type CleFeuille = keyof typeof feuilles

/** The key of a sentence among all words. */
export const cleEcran = (feuille: string, nom: string) => `ecran.${feuille}.${nom}`
