import {
  type LigneResume,
  normaliseAccessibilite,
  type SignalementAccessibilite,
  validateAccessibilite,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../actes/define.ts'
import { textes } from './textes.ts'

const saisie = z.strictObject({
  /** Of no contract: whoever has no account may tell one to be found by. */
  numeroContrat: z.string().max(50).default(''),
  page: z.string().max(20_000),
  message: z.string().max(20_000),
  outil: z.string().max(20_000),
})
export type SaisieAccessibiliteActe = z.infer<typeof saisie>

export const lignesAccessibilite = (data: SignalementAccessibilite): LigneResume[] => [
  { libelle: textes.page, avant: null, apres: data.page },
  { libelle: textes.message, avant: null, apres: data.message },
  ...(data.outil === null ? [] : [{ libelle: textes.outil, avant: null, apres: data.outil }]),
]

/** What somebody cannot read or do here, from anybody: the declaration of accessibility leads to it. */
export const accessibiliteActe = defineActe({
  key: 'accessibiliteActeGestion',
  slice: 'accessibilite',
  path: '/forms/accessibilite',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'profil',
  identite: 'session',
  saisie,
  etapes: [{ cle: 'signalement', titre: textes.etape, champs: ['page', 'message', 'outil'] }],
  numeroContrat: () => null,
  sujet: () => 'accessibilite',
  check: (s) => validateAccessibilite(s),
  normalise: (s): SignalementAccessibilite => normaliseAccessibilite(s),
  echeancesLegales: [
    {
      cle: 'accuse',
      libelle: textes.accuse,
      delai: 1,
      unite: 'ouvres',
      depart: 'envoi',
      tenuePar: 'papier',
    },
  ],
  sansCompte: { lignes: lignesAccessibilite },
})
