import {
  type Ratios,
  regleAjoutOption,
  regleRetraitOption,
  validateAjoutOption,
  validateRetraitOption,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { champsConseil } from '../acte/conseil.ts'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe, faitsDe } from '../acte/define.ts'
import type { TeteActe } from '../acte/tete.ts'
import { optionAffiliationTete, optionRadiationTete, radiationRenfortTete } from '../actes/tetes.ts'
import type { Renfort, RenfortDetenu } from './renforts.ts'
import { textes } from './textes.ts'

const code = z.string().max(20)
const numeroContrat = z.string().max(50)

export type FaitsAjoutOption = { renforts: Renfort[]; ratios: Ratios | null }

export const optionAffiliationActe = defineActe(optionAffiliationTete, {
  textes: textes.ajout,
  saisie: z.strictObject({
    numeroContrat,
    code,
    /** The price that was shown, in cents. */
    montantMensuel: z.int().min(0),
    dateEffet: dateSaisieSchema,
    ...champsConseil,
  }),
  faits: faitsDe<FaitsAjoutOption>(),
  conseil: { choix: ({ code }) => code },
  etapes: { renfort: ['code', 'montantMensuel', 'dateEffet'] },
  check: (s, _, f) => validateAjoutOption(s, f),
  dateEffet: regleAjoutOption,
})

const RENFORTS_MAX = 20

export type FaitsRetraitOption = { renforts: RenfortDetenu[] }
export type ActeRetrait<K extends string = string> = ReturnType<typeof defineRetrait<K>>

type Dits = typeof textes.retrait | typeof textes.retraits

/** The same act under two paths: one reinforcement, or several at once. */
const defineRetrait = <const K extends string>(tete: TeteActe<K>, dits: Dits, max: number) =>
  defineActe(tete, {
    textes: dits,
    saisie: z.strictObject({
      numeroContrat,
      codes: z.array(code).max(RENFORTS_MAX),
      dateEffet: dateSaisieSchema,
    }),
    faits: faitsDe<FaitsRetraitOption>(),
    etapes: { renforts: ['codes', 'dateEffet'] },
    check: (s, _, f) => validateRetraitOption(s, f, max),
    dateEffet: regleRetraitOption,
  })

export const optionRadiationActe = defineRetrait(optionRadiationTete, textes.retrait, 1)

export const radiationRenfortActe = defineRetrait(
  radiationRenfortTete,
  textes.retraits,
  RENFORTS_MAX,
)
