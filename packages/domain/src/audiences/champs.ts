import { libellesEtatContrat, libellesTypeContrat } from '../contrats/index.ts'

/** The kind of a value decides which questions may be asked of it. */
export type GenreAudience = 'choix' | 'booleen' | 'nombre' | 'jour' | 'prefixe'

export type ChampAudience = {
  libelle: string
  genre: GenreAudience
  groupe: 'contrat' | 'personne' | 'compte'
  /** The values, by code, where there are only these; otherwise the client has its own. */
  choix?: Readonly<Record<string, string>>
  /** The form that values have, where there are too many to list. */
  motif?: { regle: RegExp; message: string }
  /** « ans », « mois ». */
  unite?: string
  max?: number
  /** Some have none. */
  isFacultatif?: true
}

const canaux = { email: 'E-mail', sms: 'SMS', aucun: 'Aucun' } as const

/**
 * All fields that people may be chosen by. Nothing of care, of what was paid for it, of what the
 * Assurance maladie tells or of a family is here, and the server knows no other names. A new field
 * is added here, under the eyes of a reviewer.
 */
export const champsAudience = {
  offre: { libelle: 'Offre', genre: 'choix', groupe: 'contrat' },
  etatContrat: {
    libelle: 'État du contrat',
    genre: 'choix',
    groupe: 'contrat',
    choix: libellesEtatContrat,
  },
  typeContrat: {
    libelle: 'Nature du contrat',
    genre: 'choix',
    groupe: 'contrat',
    choix: libellesTypeContrat,
  },
  dateDebut: { libelle: 'Début du contrat', genre: 'jour', groupe: 'contrat' },
  anciennete: {
    libelle: 'Ancienneté du contrat',
    genre: 'nombre',
    groupe: 'contrat',
    unite: 'mois',
    max: 1200,
  },
  hasRib: { libelle: 'Compte de remboursement connu', genre: 'booleen', groupe: 'contrat' },
  qualite: {
    libelle: 'Rôle',
    genre: 'choix',
    groupe: 'personne',
    choix: { adherent: 'Adhérent', beneficiaire: 'Bénéficiaire' },
  },
  age: { libelle: 'Âge', genre: 'nombre', groupe: 'personne', unite: 'ans', max: 130 },
  departement: {
    libelle: 'Département',
    genre: 'choix',
    groupe: 'personne',
    isFacultatif: true,
    motif: {
      regle: /^(?:0[1-9]|1\d|2[1-9AB]|[3-8]\d|9[0-5]|97[1-8]|98[678])$/,
      message: 'Un département s’écrit 01, 69, 2A, 2B ou 974',
    },
  },
  codePostal: {
    libelle: 'Code postal',
    genre: 'prefixe',
    groupe: 'personne',
    isFacultatif: true,
    motif: { regle: /^\d{1,5}$/, message: 'Le début d’un code postal a un à cinq chiffres' },
  },
  hasMobile: { libelle: 'Mobile confirmé', genre: 'booleen', groupe: 'compte' },
  dematerialisation: {
    libelle: 'Documents en ligne',
    genre: 'choix',
    groupe: 'compte',
    choix: { oui: 'Acceptés', non: 'Refusés', jamais: 'Jamais demandé' },
  },
  canalService: {
    libelle: 'Joint pour le service par',
    genre: 'choix',
    groupe: 'compte',
    choix: canaux,
  },
  canalInformation: {
    libelle: 'Joint pour les informations par',
    genre: 'choix',
    groupe: 'compte',
    choix: canaux,
  },
  canalOffres: {
    libelle: 'Joint pour les offres par',
    genre: 'choix',
    groupe: 'compte',
    choix: canaux,
  },
  compteCree: { libelle: 'Création du compte', genre: 'jour', groupe: 'compte' },
  derniereConnexion: {
    libelle: 'Dernière connexion',
    genre: 'jour',
    groupe: 'compte',
    isFacultatif: true,
  },
} as const satisfies Record<string, ChampAudience>

export type NomChampAudience = keyof typeof champsAudience
export const nomsChampsAudience = Object.keys(champsAudience) as NomChampAudience[]

export const champAudience = (nom: string): ChampAudience | null =>
  Object.hasOwn(champsAudience, nom) ? champsAudience[nom as NomChampAudience] : null

export const libellesGroupeAudience: Record<ChampAudience['groupe'], string> = {
  contrat: 'Contrat',
  personne: 'Personne',
  compte: 'Compte',
}

/** What is given beside a question: nothing, words, one figure or two, one day or two. */
export type FormeValeur = 'aucune' | 'mots' | 'nombre' | 'nombres' | 'jour' | 'jours'

export const operateursAudience = {
  parmi: { libelle: 'est parmi', forme: 'mots' },
  horsDe: { libelle: 'n’est pas parmi', forme: 'mots' },
  commence: { libelle: 'commence par', forme: 'mots' },
  oui: { libelle: 'oui', forme: 'aucune' },
  non: { libelle: 'non', forme: 'aucune' },
  egal: { libelle: 'est exactement', forme: 'nombre' },
  auMoins: { libelle: 'est au moins', forme: 'nombre' },
  auPlus: { libelle: 'est au plus', forme: 'nombre' },
  entre: { libelle: 'est entre', forme: 'nombres' },
  avant: { libelle: 'est avant le', forme: 'jour' },
  apres: { libelle: 'est après le', forme: 'jour' },
  entreJours: { libelle: 'est du … au …', forme: 'jours' },
  moinsDe: { libelle: 'date de moins de (jours)', forme: 'nombre' },
  plusDe: { libelle: 'date de plus de (jours)', forme: 'nombre' },
  connu: { libelle: 'est connu', forme: 'aucune' },
  inconnu: { libelle: 'n’est pas connu', forme: 'aucune' },
} as const satisfies Record<string, { libelle: string; forme: FormeValeur }>
export type OperateurAudience = keyof typeof operateursAudience

const parGenre: Record<GenreAudience, readonly OperateurAudience[]> = {
  choix: ['parmi', 'horsDe'],
  prefixe: ['commence'],
  booleen: ['oui', 'non'],
  nombre: ['auMoins', 'auPlus', 'entre', 'egal'],
  jour: ['moinsDe', 'plusDe', 'avant', 'apres', 'entreJours'],
}

export const operateursDe = ({
  genre,
  isFacultatif,
}: Pick<ChampAudience, 'genre' | 'isFacultatif'>): readonly OperateurAudience[] => [
  ...parGenre[genre],
  ...(isFacultatif ? (['connu', 'inconnu'] as const) : []),
]

export const formeDe = (operateur: string): FormeValeur | null =>
  Object.hasOwn(operateursAudience, operateur)
    ? operateursAudience[operateur as OperateurAudience].forme
    : null

/** How the postal codes of a department begin: those of Corsica with 20, divided at 20200. */
export function prefixesDe(departement: string): string[] {
  if (departement === '2A') return ['200', '201']
  if (departement === '2B') return ['202', '203', '204', '205', '206']
  return [departement]
}
