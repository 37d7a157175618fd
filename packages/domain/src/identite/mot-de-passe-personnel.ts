import { sansAccents } from '../texte/slug.ts'
import { lireDeguisement } from './mot-de-passe-courant.ts'

/** What people around somebody know of them; whatever is not known is left out. */
export type Titulaire = {
  nom?: string | null
  prenom?: string | null
  /** AAAA-MM-JJ. */
  dateNaissance?: string | null
  /** An e-mail address. */
  identifiant?: string | null
}

/** Shorter names, such as « Li », stand in too many words to be refused. */
const LETTRES_NOM = 3
/** Of a name in several words, particles (« de », « van ») are nobody's name. */
const LETTRES_MOT = 4
const LETTRES_IDENTIFIANT = 4

/** Without accents, capitals and signs: « D’Angelo », « d-angelo » and « DANGELO » are equal. */
const reduire = (texte: string) =>
  sansAccents(texte)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** True when it holds the name, the first name, the birth year or the address of its owner. */
export function isMotDePassePersonnel(motDePasse: string, titulaire: Titulaire): boolean {
  const { nom, prenom, dateNaissance, identifiant } = titulaire
  const lus = [reduire(motDePasse), reduire(lireDeguisement(motDePasse))]
  const annee = /^\d{4}(?=-)/.exec(dateNaissance ?? '')?.[0]
  const interdits = [
    ...[nom, prenom].flatMap((texte) => motsDuNom(texte ?? '')),
    ...(annee ? [annee] : []),
    ...atLeast(LETTRES_IDENTIFIANT, [reduire((identifiant ?? '').replace(/@[^@]*$/, ''))]),
  ]
  return interdits.some((mot) => lus.some((lu) => lu.includes(mot)))
}

/** The whole name, then each word of it that is long enough to be one by itself. */
const motsDuNom = (nom: string): string[] => [
  ...atLeast(LETTRES_NOM, [reduire(nom)]),
  ...atLeast(LETTRES_MOT, nom.split(/[\s'’-]+/).map(reduire)),
]

const atLeast = (lettres: number, mots: readonly string[]) =>
  mots.filter((mot) => [...mot].length >= lettres)
