import type { ModeGestion, ReglesActe } from '../actes/acte.ts'
import { bicDepuisIban, formatBic, messageBic } from './bic.ts'
import { messageIban, normalizeIban, type OptionsIban } from './iban.ts'
import { isTitulaire } from './titulaire.ts'

/** A clerk compares the details with the bank's paper; the portal cannot read it. */
export const isPieceRequise = (modeGestion: ModeGestion) => modeGestion === 'manuel'

/** An account in another name must be proven, wherever accounts are taken as the law wants. */
export const isCompteDeTiers = (
  { titulaire }: Pick<SaisieRib, 'titulaire'>,
  { ibanEtrangerAccepte, demandeur }: Pick<ReglesActe, 'ibanEtrangerAccepte' | 'demandeur'>,
): boolean => ibanEtrangerAccepte && demandeur !== undefined && !isTitulaire(titulaire, demandeur)

/** What stands in the form, besides the file. */
export type SaisieRib = { titulaire: string; iban: string; bic: string }

/** Names on bank transfers have seventy characters. */
const TITULAIRE_MAX = 70

export const validateRib = (
  { titulaire, iban, bic }: SaisieRib,
  options: OptionsIban,
): Record<keyof SaisieRib, string | null> => ({
  titulaire: messageTitulaire(titulaire),
  iban: messageIban(iban, options),
  bic: messageBic(bic, { isFacultatif: options.ibanEtrangerAccepte }),
})

function messageTitulaire(titulaire: string): string | null {
  const nom = nettoyer(titulaire)
  if (nom === '') return 'Le titulaire du compte est obligatoire'
  return nom.length > TITULAIRE_MAX
    ? `Le nom du titulaire ne doit pas dépasser ${TITULAIRE_MAX} caractères`
    : null
}

/** On one line, as banks print it: pasted text may hold line breaks. */
const nettoyer = (titulaire: string) => titulaire.replace(/\p{Cc}+/gu, ' ').trim()

/** The details without spaces that only help to read. */
export const nettoyerRib = ({ titulaire, iban, bic }: SaisieRib): SaisieRib => ({
  titulaire: nettoyer(titulaire),
  iban: normalizeIban(iban),
  bic: formatBic(bic) || (bicDepuisIban(iban) ?? ''),
})
