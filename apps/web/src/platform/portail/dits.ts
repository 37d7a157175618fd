import { writePhrase } from '@espace-adherent/domain/mots/ecriture.ts'
import { portail } from './settings.ts'

/**
 * The sentences of a screen in the client's words. The page brings only what the client changed,
 * and never changes while open: this is asked once, when the screen's texts are read.
 */
export function dits<T extends Readonly<Record<string, string>>>(
  feuille: string,
  textes: T,
): { readonly [K in keyof T]: string } {
  // In a test there is no page, and so no changed sentence.
  if (typeof document === 'undefined') return textes
  const { client, phrases } = portail()
  const siens = Object.keys(textes).flatMap((nom) => {
    const phrase = phrases[`ecran.${feuille}.${nom}`]
    return phrase
      ? [[nom, writePhrase(phrase, { assureur: client.libelle }, () => client.libelle)]]
      : []
  })
  return { ...textes, ...Object.fromEntries(siens) }
}
