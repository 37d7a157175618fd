import type { ContenuMot } from '@espace-adherent/domain'
import { defineGestion, droitsDe } from '../gestion/define.ts'
import { contenuMotSchema } from './mot.ts'

/** A wording as it is read, one line for each of its texts. */
function direMot(contenu: ContenuMot): string {
  if ('textes' in contenu) return Object.values(contenu.textes).join('\n')
  const blocs = contenu.corps.map((bloc) => {
    if (typeof bloc === 'string') return bloc
    return 'lien' in bloc ? bloc.libelle : bloc.code
  })
  return [contenu.sujet, ...blocs].join('\n')
}

/** The words of one kind, all of them, as the client of that address says them. */
const motsGestion = (
  key: string,
  path: `/settings/${string}`,
  libelle: string,
  ecran: { chemin: string; intro: string },
) =>
  defineGestion({
    key: `mots.${key}`,
    objet: 'mot',
    slice: 'mots',
    path,
    libelle,
    singulier: 'un texte',
    ecran: { ...ecran, section: 'publier' },
    champs: {
      libelle: { genre: 'texte', libelle: 'Texte', max: 200, isCalcule: true },
      lieu: { genre: 'texte', libelle: 'Rubrique', max: 100, isCalcule: true },
      usage: { genre: 'texteLong', libelle: 'Où ce texte sert', max: 300, isCalcule: true },
      contenu: {
        genre: 'propre',
        libelle: 'Phrases',
        forme: contenuMotSchema,
        dire: (contenu) => direMot(contenu as ContenuMot),
        initiale: { textes: {} },
      },
      cle: { genre: 'texte', libelle: 'Clé', max: 100, isCalcule: true },
    },
    colonnes: ['libelle', 'lieu', 'usage'],
    titre: 'libelle',
    recherche: ['libelle', 'usage', 'contenu', 'cle'],
    tri: 'lieu',
    versions: { mode: 'direct', champs: ['contenu'], isOrigine: true, isSeule: true },
    droits: droitsDe('parametrage', ['list', 'update', 'delete']),
  })

export const mailsGestion = motsGestion('mail', '/settings/mail', 'E-mails et SMS', {
  chemin: 'mails',
  intro: 'Ce que le portail écrit aux adhérents.',
})
export const editionsGestion = motsGestion('edition', '/settings/edition', 'Éditions', {
  chemin: 'editions',
  intro: 'Les phrases des documents que le portail imprime.',
})
export const etiquettesGestion = motsGestion(
  'etiquette',
  '/settings/etiquette',
  'Phrases des écrans',
  {
    chemin: 'etiquettes',
    intro:
      'Les phrases des écrans du portail. Rechargez une page pour y lire les nouvelles phrases.',
  },
)
export const traductionsGestion = motsGestion(
  'traduction',
  '/settings/traduction',
  'Messages de refus',
  {
    chemin: 'traductions',
    intro: 'Ce que le portail répond quand il refuse quelque chose.',
  },
)
