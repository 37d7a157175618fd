import { jourDeSemaine } from '../calendrier/calcul.ts'
import { dateAParis } from '../calendrier/date.ts'
import { isFerie } from '../calendrier/ouvres.ts'
import type { CategorieMot } from '../mots/contenu.ts'
import { type FautePhrase, limitesMots, type Phrase, parsePhrase } from '../mots/phrase.ts'
import { renderPhrase } from '../mots/rendu.ts'
import type { VariablesMot } from '../mots/variables.ts'
import type { SujetCommunication } from '../preferences/index.ts'

/** By what way a notification reaches somebody. */
export const canauxEnvoi = ['portail', 'email', 'sms'] as const
export type CanalEnvoi = (typeof canauxEnvoi)[number]

export const libellesCanalEnvoi: Record<CanalEnvoi, string> = {
  portail: 'Portail',
  email: 'E-mail',
  sms: 'SMS',
}

/** Under which of a member's choices each category falls. */
export const sujetDeCategorie: Record<CategorieMot, SujetCommunication> = {
  service: 'service',
  information: 'information',
  prospection: 'offres',
}

export const etatsEnvoi = [
  'brouillon',
  'attente',
  'programme',
  'encours',
  'pause',
  'termine',
  'annule',
] as const
export type EtatEnvoi = (typeof etatsEnvoi)[number]

export const libellesEtatEnvoi: Record<EtatEnvoi, string> = {
  brouillon: 'Brouillon',
  attente: 'En attente d’approbation',
  programme: 'Programmé',
  encours: 'En cours d’envoi',
  pause: 'En pause',
  termine: 'Envoyé',
  annule: 'Annulé',
}

export const gestesEnvoi = [
  'soumettre',
  'approuver',
  'refuser',
  'reprendre',
  'suspendre',
  'relancer',
  'annuler',
] as const
export type GesteEnvoi = (typeof gestesEnvoi)[number]

/** For each gesture: where it is possible, and what follows. After a change, a second person consents anew. */
const transitions: Record<GesteEnvoi, { de: readonly EtatEnvoi[]; a: EtatEnvoi }> = {
  soumettre: { de: ['brouillon'], a: 'attente' },
  approuver: { de: ['attente'], a: 'programme' },
  refuser: { de: ['attente'], a: 'brouillon' },
  reprendre: { de: ['attente', 'programme'], a: 'brouillon' },
  suspendre: { de: ['encours'], a: 'pause' },
  relancer: { de: ['pause'], a: 'encours' },
  annuler: { de: ['brouillon', 'attente', 'programme', 'pause'], a: 'annule' },
}

export const etatApres = (etat: EtatEnvoi, geste: GesteEnvoi): EtatEnvoi | null =>
  transitions[geste].de.includes(etat) ? transitions[geste].a : null

/** What one may do with it: whoever wrote or last changed it never consents to it. */
export const gestesPossibles = (
  { etat, auteurId }: { etat: EtatEnvoi; auteurId: string | null },
  moi: string,
): GesteEnvoi[] =>
  gestesEnvoi.filter((geste) => {
    if (etatApres(etat, geste) === null) return false
    if (geste === 'approuver') return auteurId !== moi
    return true
  })

/** Between these hours of Paris, and on no Sunday or holiday. */
export const HEURES_ENVOI = { debut: '08:00', fin: '20:00' } as const

let horloge: Intl.DateTimeFormat | undefined
/** « 14:05 », on the clocks of Paris. */
export const heureAParis = (instant: Date): string => {
  horloge ??= new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return horloge.format(instant)
}

/**
 * Whether messages may leave now. French operators carry no advertising text messages between 20:00
 * and 8:00, on Sundays and holidays. Mails that wake people please them no more, so one rule holds
 * for all.
 */
export function isHeureEnvoi(instant: Date): boolean {
  const jour = dateAParis(instant)
  const heure = heureAParis(instant)
  const isDimanche = jourDeSemaine(jour) === 6
  return !isDimanche && !isFerie(jour) && heure >= HEURES_ENVOI.debut && heure < HEURES_ENVOI.fin
}

/** The number has hardly changed: people come and go while somebody reads. */
export const isNombreProche = (vu: number, actuel: number) =>
  Math.abs(vu - actuel) <= Math.max(5, Math.floor(vu * 0.05))

/** Why somebody in the audience is not written to by a way. */
export const motifsEcart = ['sans-accord', 'sans-mobile', 'adresse-ecartee'] as const
export type MotifEcart = (typeof motifsEcart)[number]

export const libellesMotifEcart: Record<MotifEcart, string> = {
  'sans-accord': 'N’a pas choisi ce moyen pour ces messages',
  'sans-mobile': 'Aucun mobile confirmé',
  'adresse-ecartee': 'Adresse ou numéro écarté',
}

export type Joignable = {
  /** What they chose for messages of this category. */
  canaux: readonly ('email' | 'sms')[]
  hasMobile: boolean
  /** The address bounced, or its owner wants no more of these. */
  isEcarte: boolean
}

/**
 * The reason not to write; null: write. What sells needs consent on every way; anything else always
 * stands on the portal.
 */
export function motifEcart(
  categorie: CategorieMot,
  canal: CanalEnvoi,
  { canaux, hasMobile, isEcarte }: Joignable,
): MotifEcart | null {
  if (canal === 'portail')
    return categorie === 'prospection' && canaux.length === 0 ? 'sans-accord' : null
  if (!canaux.includes(canal)) return 'sans-accord'
  if (canal === 'sms' && !hasMobile) return 'sans-mobile'
  return isEcarte ? 'adresse-ecartee' : null
}

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

/** What we need of a report about a mail of ours: it was refused (RFC 3464), or complained of (RFC 5965). */
export type RetourCourriel = {
  genre: 'rejet' | 'plainte'
  /** The receiver, in lower case. */
  adresse: string
  /** Which of our messages it was: the number in its Message-ID. */
  message: number
}

const champ = (texte: string, nom: string) =>
  new RegExp(`^${nom}:[ \\t]*(.+)$`, 'im').exec(texte)?.[1]?.trim() ?? null

/**
 * A receiver that was refused for good, or who calls our mail unwanted. Delays, temporary errors (4.x.x), relayed or
 * delivered mails, and reports that do not name a message of ours are ignored.
 */
export function lireRetour(rapport: string): RetourCourriel | null {
  const texte = rapport.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  const genre = genreDe(texte)
  if (genre === null) return null
  const vers =
    genre === 'plainte'
      ? champ(texte, 'Original-Rcpt-To')
      : // After a forward, the address that we wrote to comes first.
        (champ(texte, 'Original-Recipient') ?? champ(texte, 'Final-Recipient'))
  const adresse = /^(?:rfc822;)?[ \t]*<?([^\s<>;]+@[^\s<>;]+?)>?$/i.exec(vers ?? '')?.[1]
  // The report has a Message-ID of its own: ours has our form.
  const message = /^Message-ID:[ \t]*<message-(\d{1,15})@/im.exec(texte)?.[1]
  return adresse && message
    ? { genre, adresse: adresse.toLowerCase(), message: Number(message) }
    : null
}

function genreDe(texte: string): RetourCourriel['genre'] | null {
  if (/^Content-Type:[ \t]*message\/feedback-report/im.test(texte))
    return champ(texte, 'Feedback-Type')?.toLowerCase() === 'abuse' ? 'plainte' : null
  if (!/^Content-Type:[ \t]*message\/delivery-status/im.test(texte)) return null
  if (champ(texte, 'Action')?.toLowerCase() !== 'failed') return null
  return /^5\.\d{1,3}\.\d{1,3}\b/.test(champ(texte, 'Status') ?? '') ? 'rejet' : null
}
