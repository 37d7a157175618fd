import { sansAccents } from '../texte/slug.ts'

/** Letters of any alphabet with their accents, both apostrophes, hyphen and spaces; nothing else. */
const forme = /^[\p{L}\p{M}'’ -]+$/u

export const isNom = (nom: string) => forme.test(nom) && /\p{L}/u.test(nom)

/** Counted as a person counts: « é » is one, however it was typed. */
const longueur = (texte: string) => [...texte.normalize('NFC').trim()].length

export const isLongueurCumuleeAcceptee = (nom: string, prenom: string, max: number) =>
  longueur(nom) + longueur(prenom) <= max

type Nomme = { prenom: string; nom: string }

const lettresDe = (nom: string) =>
  sansAccents(nom)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** The same name, however it is spelled: accents, capitals, hyphens and spaces apart. */
export const isMemeNom = (un: Nomme, autre: Nomme) =>
  lettresDe(un.nom) === lettresDe(autre.nom) && lettresDe(un.prenom) === lettresDe(autre.prenom)
