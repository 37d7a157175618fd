import type { Phrase } from '@espace-adherent/domain/mots/phrase.ts'

/**
 * Sentences of the screens that staff may change, and their variables. The server writes their
 * wording into the page, already parsed. There is no shape here, because the first screen needs
 * some of them; and no dates or amounts, whose formatting every visitor would have to load.
 */
export const variablesEtiquettes = {
  /** `creation`: an account can be created here. */
  'portail.bienvenue': { creation: 'condition' },
  'portail.bonjour': { prenom: 'texte' },
  'portail.aide': {},
} as const satisfies Record<string, Readonly<Record<string, 'texte' | 'condition'>>>

export type CleEtiquette = keyof typeof variablesEtiquettes
export type Etiquettes = Readonly<Record<CleEtiquette, Phrase>>

/** Sentences without variables of their own; screens have ours (`contract/mots/ecrans`). */
export type Phrases = Readonly<Record<string, Phrase>>
