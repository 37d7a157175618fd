import type { Phrase } from '@espace-adherent/domain/mots'

/**
 * The sentences of the portal's screens that staff may change, and what they may say. Their wording is
 * the server's, which writes it into the page, already read: no shape here, for the first screen has some. Text is written as it is and conditions are asked:
 * dates and amounts would bring what writes them to every visitor.
 */
export const variablesEtiquettes = {
  /** `creation`: an account can be created here. */
  'portail.bienvenue': { creation: 'condition' },
  'portail.bonjour': { prenom: 'texte' },
  'portail.aide': {},
} as const satisfies Record<string, Readonly<Record<string, 'texte' | 'condition'>>>

export type CleEtiquette = keyof typeof variablesEtiquettes
export type Etiquettes = Readonly<Record<CleEtiquette, Phrase>>

/** Sentences that have no variable of their own; the screens have ours (`contract/ecrans`). */
export type Phrases = Readonly<Record<string, Phrase>>
