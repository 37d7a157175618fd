import { type FautePhrase, limitesMots, type Phrase, parsePhrase } from '../mots/phrase.ts'
import { renderPhrase } from '../mots/rendu.ts'
import type { VariablesMot } from '../mots/variables.ts'
import type { CanalEnvoi } from './envois.ts'

/** What a notification may say of whoever reads it. */
export const variablesEnvoi = {
  prenom: 'texte',
  nom: 'texte',
  numeroContrat: 'texte',
  offre: 'texte',
} as const satisfies VariablesMot
export type ValeursEnvoi = { [K in keyof typeof variablesEnvoi]: string }

export const limitesEnvoi = { titre: 60, paragraphes: 10, bouton: 40 } as const

export type MessageEnvoi = { titre: string; texte: string }

const paragraphesDe = (texte: string) =>
  texte
    .split('\n')
    .map((ligne) => ligne.trim())
    .filter(Boolean)

const dire = ({ position, message }: FautePhrase) => `Caractère ${position}\u00a0: ${message}`

/**
 * What is wrong in a message, by field; it is written once and must fit every way that it is sent
 * by.
 */
export function fautesMessage(
  { titre, texte }: MessageEnvoi,
  canaux: readonly CanalEnvoi[],
): Partial<Record<keyof MessageEnvoi, string>> {
  const fautes: Partial<Record<keyof MessageEnvoi, string>> = {}
  const titreLu = parsePhrase(titre, variablesEnvoi)
  if (titre.trim() === '') fautes.titre = 'Indiquez un titre'
  else if (titreLu.fautes[0]) fautes.titre = dire(titreLu.fautes[0])
  const paragraphes = paragraphesDe(texte)
  const faute = paragraphes.flatMap((ligne) => parsePhrase(ligne, variablesEnvoi).fautes).at(0)
  if (paragraphes.length === 0) fautes.texte = 'Indiquez un texte'
  else if (paragraphes.length > limitesEnvoi.paragraphes)
    fautes.texte = `Un message a ${limitesEnvoi.paragraphes}\u00a0paragraphes au plus`
  else if (faute) fautes.texte = dire(faute)
  else if (canaux.includes('sms') && texte.length > limitesMots.sms)
    fautes.texte = `Envoyé aussi par SMS, ce texte a ${limitesMots.sms}\u00a0caractères au plus`
  return fautes
}

export type MessageLu = { titre: Phrase; paragraphes: Phrase[] }

export const lireMessage = ({ titre, texte }: MessageEnvoi): MessageLu => ({
  titre: parsePhrase(titre, variablesEnvoi).phrase,
  paragraphes: paragraphesDe(texte).map((ligne) => parsePhrase(ligne, variablesEnvoi).phrase),
})

/** For one reader. */
export function ecrireMessage(
  { titre, paragraphes }: MessageLu,
  valeurs: ValeursEnvoi,
): { titre: string; paragraphes: string[] } {
  const write = (phrase: Phrase) => renderPhrase(phrase, variablesEnvoi, valeurs)
  return { titre: write(titre).replace(/\p{Cc}+/gu, ' '), paragraphes: paragraphes.map(write) }
}

const remplaces: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '…': '...',
  '–': '-',
  '—': '-',
  '•': '-',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  '€': 'EUR',
  ç: 'c',
}

/** Uses only letters that every phone has: with others a text message holds seventy characters. */
export const enSms = (texte: string): string =>
  [...texte.replace(/[\u00a0\u202f]/g, ' ')]
    .map((lettre) => {
      if (/[ -~éèàùÇÉ]/.test(lettre)) return lettre
      const simple = remplaces[lettre] ?? lettre.normalize('NFD').replace(/\p{M}/gu, '')
      return /^[ -~]*$/.test(simple) ? simple : ''
    })
    .join('')
    .replace(/ {2,}/g, ' ')
