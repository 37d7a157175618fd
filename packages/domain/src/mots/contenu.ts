import type { Phrase } from './phrase.ts'
import type { VariablesMot } from './variables.ts'

/** Where a word is read; the back office lists words by these groups. */
export const groupesMots = ['mail', 'sms', 'edition', 'portail', 'traduction'] as const
export type GroupeMot = (typeof groupesMots)[number]

/** Why it is sent: to serve a contract, to inform, to sell. */
export const categoriesMots = ['service', 'information', 'prospection'] as const
export type CategorieMot = (typeof categoriesMots)[number]

/** A paragraph, a code in large figures, or a link. */
export type BlocMot<N extends string = string> =
  | string
  | { readonly code: N }
  | { readonly lien: N; readonly libelle: string }

/** A word as staff write it. */
export type ContenuMail = { readonly sujet: string; readonly corps: readonly BlocMot[] }
export type ContenuTextes<N extends string = string> = {
  readonly textes: Readonly<Record<N, string>>
}
export type ContenuMot = ContenuMail | ContenuTextes

/** A word after reading, ready to be written. */
export type BlocLu =
  | { readonly texte: Phrase }
  | { readonly code: string }
  | { readonly lien: string; readonly libelle: Phrase }
export type MailLu = { readonly sujet: Phrase; readonly corps: readonly BlocLu[] }
export type TextesLus<N extends string = string> = Readonly<Record<N, Phrase>>
export type MotLu = MailLu | TextesLus

type Commun<V extends VariablesMot> = {
  readonly key: string
  readonly categorie: CategorieMot
  /** How staff call it. */
  readonly libelle: string
  readonly variables: V
  /** What no wording may leave out: a code, a link. */
  readonly indispensables: readonly string[]
  /** Somebody waits for it in front of a screen: it leaves before other messages. */
  readonly isAttendu?: true
}

export type MotMail<V extends VariablesMot = VariablesMot> = Commun<V> & {
  readonly groupe: 'mail'
  /** It tells of a document, and so says how to have it on paper. */
  readonly isDocument?: true
  readonly original: ContenuMail
  readonly lu: MailLu
}

/** One or several named texts: a text message, the labels of a paper, a sentence of the portal. */
export type MotTextes<
  V extends VariablesMot = VariablesMot,
  N extends string = string,
> = Commun<V> & {
  readonly groupe: GroupeMot
  readonly original: ContenuTextes<N>
  readonly lu: TextesLus<N>
}

/** A sentence that staff may change: its key, its default, what it may say. */
export type Mot = MotMail | MotTextes

export const isMotMail = (mot: Mot): mot is MotMail => 'sujet' in mot.original
