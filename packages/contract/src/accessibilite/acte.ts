import {
  type LigneResume,
  ligneNouvelle,
  lignesDe,
  normaliseAccessibilite,
  type SignalementAccessibilite,
  validateAccessibilite,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../actes/define.ts'
import { parPapier } from '../actes/echeances.ts'
import { textes } from './textes.ts'

export const lignesAccessibilite = (data: SignalementAccessibilite): LigneResume[] =>
  lignesDe(
    ligneNouvelle(textes.page, data.page),
    ligneNouvelle(textes.message, data.message),
    ligneNouvelle(textes.outil, data.outil),
  )

/** What somebody cannot read or do here, from anybody: the declaration of accessibility leads to it. */
export const accessibiliteActe = defineActe({
  key: 'accessibiliteActeGestion',
  slice: 'accessibilite',
  path: '/forms/accessibilite',
  textes,
  groupe: 'profil',
  identite: 'session',
  saisie: z.strictObject({
    /** Of no contract: whoever has no account may tell one to be found by. */
    numeroContrat: z.string().max(50).default(''),
    page: z.string().max(20_000),
    message: z.string().max(20_000),
    outil: z.string().max(20_000),
  }),
  etapes: { signalement: ['page', 'message', 'outil'] },
  numeroContrat: () => null,
  sujet: () => 'accessibilite',
  check: (s) => validateAccessibilite(s),
  normalise: (s): SignalementAccessibilite => normaliseAccessibilite(s),
  echeancesLegales: [
    parPapier('accuse', textes.accuse, { delai: 1, unite: 'ouvres', depart: 'envoi' }),
  ],
  sansCompte: { lignes: lignesAccessibilite },
})
