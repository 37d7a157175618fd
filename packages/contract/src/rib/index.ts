import {
  isCompteDeTiers,
  isPieceRequise,
  messageMandat,
  nettoyerRib,
  type PieceVoulue,
  type ReglesActe,
  type SaisieRib,
  validateRib,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe, faitsDe } from '../acte/define.ts'
import { ecrits } from '../acte/pieces.ts'
import type { TeteActe } from '../acte/tete.ts'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { ribCotisationsTete, ribPrestationsTete, ribTete } from './tete.ts'
import { textes } from './textes.ts'

export * from './coordonnees.ts'

/** Generous bounds: the rules that follow say what is wrong in each field. */
const texte = (max: number) => z.string().max(max)

/** The contract, and what it had when the form was opened. */
export const contratDuRibSchema = z.strictObject({
  numContrat: texte(50).min(1),
  nomOffre: texte(200),
  /** Masked. */
  rib: texte(50).nullable(),
  codeModePaiement: texte(20).nullable(),
  hadRib: z.boolean(),
})

const compte = {
  ...ecrits({ titulaire: 500, iban: 100, bic: 50 }),
  /** The bank's paper: needed where a clerk treats the request. */
  rib: uploadedFileSchema.nullable(),
}

const documents = { rib: { libelle: textes.piece, raison: textes.raison } }

export const ribPrestationsActe = defineActe(ribPrestationsTete, {
  textes: textes.prestations,
  version: 2,
  // Older requests were kept word for word, with a copy of the contract.
  anciennes: { 1: { saisie: (old) => old, data: (old) => nettoyerRib(old as SaisieRib) } },
  saisie: z.strictObject({ ...compte, contrat: contratDuRibSchema }),
  etapes: { compte: ['titulaire', 'iban', 'bic', 'rib'] },
  numeroContrat: ({ contrat }) => contrat.numContrat,
  check: (s, { ibanEtrangerAccepte }) => validateRib(s, { ibanEtrangerAccepte }),
  normalise: nettoyerRib,
  pieces: pieceRib,
  documents,
})

function pieceRib(saisie: SaisieRib, regles: ReglesActe): PieceVoulue[] {
  if (isCompteDeTiers(saisie, regles)) return [{ champ: 'rib', raison: textes.raisonTiers }]
  return isPieceRequise(regles.modeGestion) ? ['rib'] : []
}

/** The mandate that is about to be signed, without the account. */
export type FaitsMandat = {
  /** Another change of the same account waits: no second one is begun. */
  isEnAttente: boolean
  creancier: string
  adresse: string
  /** Null: the insurer has no online mandates. */
  ics: string | null
  rum: string
}

type Dits = typeof textes.deux | typeof textes.cotisations

/** An account that contributions are taken from: with it, a mandate is read and signed. */
const defineAvecMandat = <const K extends string>(tete: TeteActe<K>, dits: Dits) =>
  defineActe(tete, {
    textes: dits,
    saisie: z.strictObject({ ...compte, isMandatAccepte: z.boolean(), numeroContrat: texte(50) }),
    faits: faitsDe<FaitsMandat>(),
    etapes: { compte: ['titulaire', 'iban', 'bic', 'rib'], mandat: ['isMandatAccepte'] },
    check: (s, { ibanEtrangerAccepte }, { ics }) => ({
      ...validateRib(s, { ibanEtrangerAccepte }),
      isMandatAccepte: messageMandat(s.isMandatAccepte, ics),
    }),
    normalise: nettoyerRib,
    pieces: pieceRib,
    documents,
  })

export const ribCotisationsActe = defineAvecMandat(ribCotisationsTete, textes.cotisations)

/** One account for both: where benefits are paid and where contributions are taken. */
export const ribActe = defineAvecMandat(ribTete, textes.deux)
