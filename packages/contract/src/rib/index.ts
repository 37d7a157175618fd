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
import { defineActe } from '../actes/define.ts'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { textes } from './textes.ts'

export * from './coordonnees.ts'

/** Generous bounds: the rules, which say what is wrong in each field, come after. */
const texte = (max: number) => z.string().max(max)

/** The contract that bank details are for, and what it had when the form was opened. */
export const contratDuRibSchema = z.strictObject({
  numContrat: texte(50).min(1),
  nomOffre: texte(200),
  /** Masked. */
  rib: texte(50).nullable(),
  codeModePaiement: texte(20).nullable(),
  hadRib: z.boolean(),
})

const compte = {
  titulaire: texte(500),
  iban: texte(100),
  bic: texte(50),
  /** The bank's paper: needed when a clerk treats the request. */
  rib: uploadedFileSchema.nullable(),
}

const saisie = z.strictObject({ ...compte, contrat: contratDuRibSchema })
export type SaisieRibPrestations = z.infer<typeof saisie>

const documents = { rib: { libelle: textes.piece, raison: textes.raison } }

export const ribPrestationsActe = defineActe({
  key: 'ribPrestationsActeGestion',
  slice: 'rib',
  path: '/forms/ribprestations',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'argent',
  // Whoever subscribed gives the account of the contract, a beneficiary of sixteen and over their own.
  portee: 'Both',
  identite: 'code',
  version: 2,
  // What was sent used to be kept word for word, with a copy of the contract.
  anciennes: { 1: { saisie: (old) => old, data: (old) => nettoyerRib(old as SaisieRib) } },
  saisie,
  etapes: [{ cle: 'compte', titre: textes.etape, champs: ['titulaire', 'iban', 'bic', 'rib'] }],
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

const saisieMandat = z.strictObject({
  ...compte,
  isMandatAccepte: z.boolean(),
  numeroContrat: texte(50),
})
export type SaisieRibMandat = z.infer<typeof saisieMandat>

/** The mandate that is about to be signed: what it says besides the account. */
const faitsMandat = z.object({
  creancier: z.string(),
  adresse: z.string(),
  /** Null: the insurer debits nobody online. */
  ics: z.string().nullable(),
  rum: z.string(),
})
export type FaitsMandat = z.infer<typeof faitsMandat>

/** An account that contributions are taken from: with it, a mandate is read and signed. */
const avecMandat = {
  slice: 'rib',
  groupe: 'argent',
  portee: 'Contrat',
  identite: 'code',
  saisie: saisieMandat,
  faits: faitsMandat,
  etapes: [
    { cle: 'compte', titre: textes.etape, champs: ['titulaire', 'iban', 'bic', 'rib'] },
    { cle: 'mandat', titre: textes.etapeMandat, champs: ['isMandatAccepte'] },
  ],
  check: (
    s: SaisieRibMandat,
    { ibanEtrangerAccepte }: { ibanEtrangerAccepte: boolean },
    { ics }: FaitsMandat,
  ) => ({
    ...validateRib(s, { ibanEtrangerAccepte }),
    isMandatAccepte: messageMandat(s.isMandatAccepte, ics),
  }),
  normalise: nettoyerRib,
  pieces: pieceRib,
  documents,
} as const

export const ribCotisationsActe = defineActe({
  ...avecMandat,
  key: 'ribCotisationsActeGestion',
  path: '/forms/ribcotisations',
  libelle: textes.libelleCotisations,
  chapo: textes.chapoCotisations,
})

/** One account for both: where benefits are paid and where contributions are taken. */
export const ribActe = defineActe({
  ...avecMandat,
  key: 'ribActeGestion',
  path: '/forms/rib',
  libelle: textes.libelleDeux,
  chapo: textes.chapoDeux,
})
