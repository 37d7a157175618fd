import { writePhrase } from '@espace-adherent/domain/mots'
import { portail } from './settings.ts'

/**
 * The sentences of a screen as the client says them. What the page brings is only what the client changed;
 * it is the same as long as the page is open, so that this is asked once, as the screen's texts are read.
 */
export function dits<T extends Readonly<Record<string, string>>>(
  feuille: string,
  textes: T,
): { readonly [K in keyof T]: string } {
  // In a test there is no page, and nobody has changed anything.
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
