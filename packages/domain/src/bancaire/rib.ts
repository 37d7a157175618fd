import type { ModeGestion } from '../actes/mode-gestion.ts'
import { isVide } from '../validation/validation.ts'
import { formatBic, messageBic } from './bic.ts'
import { messageIban, normalizeIban, type OptionsIban } from './iban.ts'

/** A clerk checks the details against the bank's paper; the portal has nobody to read it. */
export const isPieceRequise = (modeGestion: ModeGestion) => modeGestion === 'manuel'

/** The contract that the bank details are for, and what it had before. */
export type ContratDuRib = {
  numContrat: string
  nomOffre: string
  /** Masked; null when there is none. */
  rib: string | null
  codeModePaiement: string | null
  hadRib: boolean
}

/** What stands in the form; `rib` is the file. */
export type SaisieRib<Piece> = { titulaire: string; iban: string; bic: string; rib: Piece }

export type MiseAJourRib<Piece> = SaisieRib<Piece> & { contrat: ContratDuRib }

/** Names on bank transfers have seventy characters. */
const TITULAIRE_MAX = 70

type OptionsRib<Piece> = OptionsIban & {
  isPieceRequise: boolean
  /** Says more than « missing »: an upload that still runs, or failed. */
  messagePiece?: ((piece: Piece) => string | null) | undefined
}

export function validateRib<Piece>(
  { titulaire, iban, bic, rib }: SaisieRib<Piece>,
  { ibanEtrangerAccepte, isPieceRequise, messagePiece }: OptionsRib<Piece>,
): Record<keyof SaisieRib<Piece>, string | null> {
  return {
    titulaire: messageTitulaire(titulaire),
    iban: messageIban(iban, { ibanEtrangerAccepte }),
    bic: messageBic(bic),
    rib: isPieceRequise
      ? (messagePiece?.(rib) ?? (isVide(rib) ? 'Merci de joindre le document demandé.' : null))
      : null,
  }
}

function messageTitulaire(titulaire: string): string | null {
  const nom = nettoyer(titulaire)
  if (nom === '') return 'Le titulaire du compte est obligatoire'
  return nom.length > TITULAIRE_MAX
    ? `Le nom du titulaire ne doit pas dépasser ${TITULAIRE_MAX} caractères`
    : null
}

/** One line, as a bank prints it: what is pasted may bring line breaks and worse. */
const nettoyer = (titulaire: string) => titulaire.replace(/\p{Cc}+/gu, ' ').trim()

/** What is sent: without the spaces that only help to read. */
export const ribAEnvoyer = <Piece>(
  { titulaire, iban, bic, rib }: SaisieRib<Piece>,
  contrat: ContratDuRib,
): MiseAJourRib<Piece> => ({
  titulaire: nettoyer(titulaire),
  iban: normalizeIban(iban),
  bic: formatBic(bic),
  rib,
  contrat,
})
