import {
  CLE_PIECES,
  documentsSinistre,
  genreSinistre,
  nettoyerSinistre,
  piecesDuSinistre,
  validateSinistre,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { parGeste, parGestionnaire } from '../actes/echeances.ts'
import { champsDes, enPages, pagesDes } from '../actes/pieces.ts'
import { codeLibelleSchema } from '../referentiel/index.ts'
import { textes } from './textes.ts'

/** Somebody whom an act can be about. */
export const personneChoisieSchema = z.object({ numPers: z.string(), prenom: z.string() })

const saisie = z.strictObject({
  numeroContrat: z.string().min(1).max(50),
  typeSinistre: z.string().max(50),
  numPers: z.string().max(50),
  dateDebut: dateSaisieSchema,
  dateFin: dateSaisieSchema,
  employeur: z.string().max(2000),
  circonstances: z.string().max(5000),
  ...pagesDes(documentsSinistre),
})
export type SaisieDeclarationSinistre = z.infer<typeof saisie>

const faits = z.object({
  personnes: z.array(personneChoisieSchema),
  /** The reference table `type-sinistre`. */
  types: z.array(codeLibelleSchema),
  /** Since when the contract covers. */
  dateDebut: z.iso.date(),
})
export type FaitsDeclarationSinistre = z.infer<typeof faits>

export const declarationSinistreActe = defineActe({
  key: 'declarationSinistreActeGestion',
  slice: 'sinistres',
  path: '/forms/declarationsinistre',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'soins',
  typeContrat: 'prevoyance',
  identite: 'recente',
  saisie,
  faits,
  etapes: [
    { cle: 'quoi', titre: textes.etapeQuoi, champs: ['numPers', 'typeSinistre'] },
    {
      cle: 'quand',
      titre: textes.etapeQuand,
      champs: ['dateDebut', 'dateFin', 'employeur', 'circonstances'],
    },
    { cle: 'pieces', titre: textes.etapePieces, champs: champsDes(documentsSinistre) },
  ],
  check: validateSinistre,
  normalise: nettoyerSinistre,
  documents: enPages(documentsSinistre),
  pieces: piecesDuSinistre,
  // A death benefit (Code de la mutualité, L. 223-22-1).
  isSoumis: ({ typeSinistre }) => genreSinistre(typeSinistre) === 'deces',
  echeancesLegales: [
    parGestionnaire(CLE_PIECES, textes.demanderPieces, {
      delai: 15,
      unite: 'jours',
      depart: 'envoi',
    }),
    parGeste('versement', textes.verser, {
      delai: 1,
      unite: 'mois',
      depart: 'pieces',
      hasInterets: true,
    }),
  ],
})
