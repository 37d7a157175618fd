import {
  type ActeGestion,
  parseDate,
  regleAjoutOption,
  regleRetraitOption,
  validateAjoutOption,
  validateRetraitOption,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema, plageSchema } from '../actes/dates.ts'
import { type Acte, defineActe } from '../actes/define.ts'
import { champsConseil, sansConseil } from '../conseil/champs.ts'
import { ratiosSchema } from '../ratios/index.ts'
import { renfortDetenuSchema, renfortSchema } from './renforts.ts'
import { textes } from './textes.ts'

const code = z.string().max(20)
const numeroContrat = z.string().max(50)
const plages = z.array(plageSchema)

const ajout = z.strictObject({
  numeroContrat,
  code,
  /** As it was shown, in cents. */
  montantMensuel: z.int().min(0),
  dateEffet: dateSaisieSchema,
  ...champsConseil,
})
export type SaisieAjoutOption = z.infer<typeof ajout>

const faitsAjout = z.object({
  renforts: z.array(renfortSchema),
  plages,
  ratios: ratiosSchema.nullable(),
})
export type FaitsAjoutOption = z.infer<typeof faitsAjout>

export const optionAffiliationActe = defineActe({
  key: 'optionAffiliationActeGestion',
  slice: 'options',
  path: '/vel/option-affiliation',
  libelle: textes.ajout.libelle,
  chapo: textes.ajout.chapo,
  groupe: 'couverture',
  portee: 'Contrat',
  isEnCours: true,
  identite: 'recente',
  saisie: ajout,
  faits: faitsAjout,
  vide: sansConseil,
  conseil: { choix: ({ code }) => code },
  etapes: [
    { cle: 'renfort', titre: textes.ajout.etape, champs: ['code', 'montantMensuel', 'dateEffet'] },
  ],
  check: (s, _, f) => validateAjoutOption(s, f),
  normalise: ({ code, montantMensuel, dateEffet }) => ({
    code,
    montantMensuel,
    dateEffet: parseDate(dateEffet) ?? '',
  }),
  dateEffet: regleAjoutOption,
})

const RENFORTS_MAX = 20

const retrait = z.strictObject({
  numeroContrat,
  codes: z.array(code).max(RENFORTS_MAX),
  dateEffet: dateSaisieSchema,
})
export type SaisieRetraitOption = z.infer<typeof retrait>

const faitsRetrait = z.object({ renforts: z.array(renfortDetenuSchema), plages })
export type FaitsRetraitOption = z.infer<typeof faitsRetrait>

export type RetraitOption = { codes: string[]; dateEffet: string }
export type ActeRetrait<K extends ActeGestion = ActeGestion> = Acte<
  SaisieRetraitOption,
  RetraitOption,
  'renforts',
  FaitsRetraitOption,
  K,
  string
>

/** The same act under two paths: one reinforcement, or several at once. */
const defineRetrait = <const K extends ActeGestion>(
  key: K,
  path: Acte['path'],
  { libelle, chapo, etape }: { libelle: string; chapo: string; etape: string },
  max: number,
): ActeRetrait<K> =>
  defineActe({
    key,
    slice: 'options',
    path,
    libelle,
    chapo,
    groupe: 'couverture',
    portee: 'Contrat',
    isEnCours: true,
    identite: 'recente',
    saisie: retrait,
    faits: faitsRetrait,
    etapes: [{ cle: 'renforts', titre: etape, champs: ['codes', 'dateEffet'] }],
    check: (s, _, f) => validateRetraitOption(s, f, max),
    normalise: ({ codes, dateEffet }) => ({ codes, dateEffet: parseDate(dateEffet) ?? '' }),
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
