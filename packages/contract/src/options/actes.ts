import {
  type ActeGestion,
  type Ratios,
  regleAjoutOption,
  regleRetraitOption,
  validateAjoutOption,
  validateRetraitOption,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { type Acte, deCouverture, defineActe, faitsDe } from '../actes/define.ts'
import { champsConseil } from '../conseil/champs.ts'
import type { Renfort, RenfortDetenu } from './renforts.ts'
import { textes } from './textes.ts'

const code = z.string().max(20)
const numeroContrat = z.string().max(50)

export type FaitsAjoutOption = { renforts: Renfort[]; ratios: Ratios | null }

export const optionAffiliationActe = defineActe({
  key: 'optionAffiliationActeGestion',
  slice: 'options',
  path: '/vel/option-affiliation',
  textes: textes.ajout,
  ...deCouverture,
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
export type ActeRetrait<K extends ActeGestion = ActeGestion> = ReturnType<typeof defineRetrait<K>>

/** The same act under two paths: one reinforcement, or several at once. */
const defineRetrait = <const K extends ActeGestion>(
  key: K,
  path: Acte['path'],
  dits: typeof textes.retrait | typeof textes.retraits,
  max: number,
) =>
  defineActe({
    key,
    slice: 'options',
    path,
    textes: dits,
    ...deCouverture,
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

export const optionRadiationActe = defineRetrait(
  'optionRadiationActeGestion',
  '/vel/option-radiation',
  textes.retrait,
  1,
)

export const radiationRenfortActe = defineRetrait(
  'radiationRenfortActeGestion',
  '/forms/radiation-renfort',
  textes.retraits,
  RENFORTS_MAX,
)
