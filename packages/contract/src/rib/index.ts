import { isPieceRequise, nettoyerRib, type SaisieRib, validateRib } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../actes/define.ts'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { textes } from './textes.ts'

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

const saisie = z.strictObject({
  titulaire: texte(500),
  iban: texte(100),
  bic: texte(50),
  /** The bank's paper: needed when a clerk treats the request. */
  rib: uploadedFileSchema.nullable(),
  contrat: contratDuRibSchema,
})
export type SaisieRibPrestations = z.infer<typeof saisie>

export const ribPrestationsActe = defineActe({
  key: 'ribPrestationsActeGestion',
  slice: 'rib',
  path: '/forms/ribprestations',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'argent',
  portee: 'Contrat',
  identite: 'recente',
  version: 2,
  // What was sent used to be kept word for word, with a copy of the contract.
  anciennes: { 1: { saisie: (old) => old, data: (old) => nettoyerRib(old as SaisieRib) } },
  saisie,
  vide: {
    titulaire: '',
    iban: '',
    bic: '',
    rib: null,
    contrat: { numContrat: '', nomOffre: '', rib: null, codeModePaiement: null, hadRib: false },
  } as SaisieRibPrestations,
  etapes: [{ cle: 'compte', titre: textes.etape, champs: ['titulaire', 'iban', 'bic', 'rib'] }],
  numeroContrat: ({ contrat }) => contrat.numContrat,
  check: (s, { ibanEtrangerAccepte }) => validateRib(s, { ibanEtrangerAccepte }),
  normalise: nettoyerRib,
  pieces: (_, { modeGestion }) =>
    [{ champ: 'rib', libelle: textes.piece, raison: textes.raison, isRequise: true }].filter(() =>
      isPieceRequise(modeGestion),
    ),
  libellesPieces: { rib: textes.piece },
})
