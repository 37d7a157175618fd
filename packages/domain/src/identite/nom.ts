import { sansAccents } from '../texte/slug.ts'

/** Letters of any alphabet with their accents, both apostrophes, hyphen and spaces; nothing else. */
const forme = /^(?:\p{L}\p{M}{0,4}|['’ -])+$/u
/** Characters that Unicode calls letters and nobody sees: fillers, marks that change nothing. */
const invisible = /\p{Default_Ignorable_Code_Point}/u

export const isNom = (nom: string) =>
  forme.test(nom.normalize('NFC')) && /\p{L}/u.test(nom) && !invisible.test(nom)

/** Longer than any name that a register holds, shorter than a sentence. */
export const NOM_MAX = 60

/** Counted as a person counts: « é » is one letter, however it was typed. */
export const longueurNom = (texte: string) => [...texte.normalize('NFC').trim()].length

export const isLongueurCumuleeAcceptee = (nom: string, prenom: string, max: number) =>
  longueurNom(nom) + longueurNom(prenom) <= max

type Nomme = { prenom: string; nom: string }

const lettresDe = (nom: string) =>
  sansAccents(nom)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** The same name, however it is spelled: accents, capitals, hyphens and spaces apart. */
export const isMemeNom = (un: Nomme, autre: Nomme) =>
  lettresDe(un.nom) === lettresDe(autre.nom) && lettresDe(un.prenom) === lettresDe(autre.prenom)
