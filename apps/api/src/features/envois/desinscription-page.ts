import type { Client } from '../client.ts'
import { pageLien } from '../portail/index.ts'
import { textes } from './textes.ts'

const t = textes.desinscription

type Page = {
  client: Client
  nonce: string
  fontUrl: string | null
  etat: 'question' | 'faite' | 'inconnue'
}

/** A question with one button, then what has been done. */
export function pageDesinscription({ client, etat, ...page }: Page): string {
  const [titre, texte] = {
    question: [t.titre, t.question(client.libelle)],
    faite: [t.faite, t.faiteTexte(client.libelle)],
    inconnue: [t.inconnue, t.inconnueTexte],
  }[etat] as [string, string]
  return pageLien({ client, ...page, titre, texte, bouton: etat === 'question' ? t.bouton : null })
}
