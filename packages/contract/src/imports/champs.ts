import {
  ADRESSE_VIDE,
  type Adresse,
  adresseNormee,
  cleNir,
  isBic,
  isDateCalendaire,
  isEmail,
  isNirDeGestion,
  messageIban,
  nirMonegasque as nirMonegasqueDe,
  normalizeEmail,
  normalizeIban,
  normalizeNir,
  normalizeTelephone,
  saisieDepuisAdresse,
  validateAdresse,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { type CodeRejet, codesRejet } from './codes.ts'

/** Says which of the codes a refusal has, with its sentence or a more exact one. */
export const refus = (code: CodeRejet, message: string = codesRejet[code]) => ({
  error: message,
  params: { code },
})

/** A rule of several fields: what it returns is refused on that field. */
export const regle =
  <T>(code: CodeRejet, champDe: (valeur: T) => string | null) =>
  (valeur: T, contexte: z.RefinementCtx): void => {
    const champ = champDe(valeur)
    if (champ !== null)
      contexte.addIssue({
        code: 'custom',
        path: champ.split('.'),
        message: codesRejet[code],
        params: { code },
      })
  }

/** No register holds them: PostgreSQL refuses some, terminals obey others. */
const SANS_CONTROLE = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
/** Nearly every text, and many times faster. */
const COURANT = /^[ -~\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/
const isPropre = (texte: string) => COURANT.test(texte) || SANS_CONTROLE.test(texte)

/** Absent: left as it is. Null: emptied. */
export const facultatif = <T extends z.ZodType>(champ: T) => champ.nullable().optional()

export const texte = (max: number) =>
  z.string().trim().min(1, refus('champ-manquant')).max(max).refine(isPropre, refus('format'))
/** The source's own identifier of something. */
export const cle = texte(100)
export const code = texte(30)
export const liste = <T extends z.ZodType>(element: T, max: number) => z.array(element).max(max)

/** Elements that are told apart by these fields: the same twice is a mistake. */
export const sansDoublon =
  <T>(cleDe: (element: T) => string, champ: string) =>
  (elements: readonly T[], contexte: z.RefinementCtx): void => {
    const vues = new Set<string>()
    for (const [rang, element] of elements.entries()) {
      const une = cleDe(element)
      if (vues.has(une))
        contexte.addIssue({
          code: 'custom',
          path: [rang, champ],
          message: codesRejet.doublon,
          params: { code: 'doublon' },
        })
      vues.add(une)
    }
  }

const ANNEES = { min: '1850', max: '2199' }
const isDateAdmise = (jour: string) =>
  isDateCalendaire(jour) && jour.slice(0, 4) >= ANNEES.min && jour.slice(0, 4) <= ANNEES.max

export const date = z.string().meta({ format: 'date' }).refine(isDateAdmise, refus('date'))

/** A moment. A day alone is enough: noon then, which is that day in Paris and overseas. */
export const moment = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2}))?$/,
    refus('date'),
  )
  .refine((m) => isDateAdmise(m.slice(0, 10)) && !Number.isNaN(Date.parse(m)), refus('date'))
  .transform((m) => new Date(m.length === 10 ? `${m}T12:00:00Z` : m).toISOString())

/** What a column of type `integer` holds. */
const ENTIER_MAX = 2_147_483_647
/** In cents. */
const cents = (min: number, max: number) =>
  z
    .number()
    .refine((n) => Number.isInteger(n) && n >= min && n <= max, refus('montant'))
    .meta({ type: 'integer', minimum: min, maximum: max })
export const montant = cents(0, ENTIER_MAX)
/** A payment or a contribution may be taken back. */
export const montantSigne = cents(-ENTIER_MAX, ENTIER_MAX)
export const petitMontant = cents(0, 32_767)
export const entier = (min: number, max: number) => z.int().min(min).max(max)

/** Thirteen characters, or fifteen with the key, spaces or not: thirteen from here on. */
export const nir = z
  .string()
  .max(30)
  .transform(normalizeNir)
  .refine(
    (n) =>
      isNirDeGestion(n.slice(0, 13)) && (n.length === 13 || cleNir(n.slice(0, 13)) === n.slice(13)),
    refus('nir'),
  )
  .transform((n) => n.slice(0, 13))

/** Eleven digits; 98 and the eleven digits from here on. */
export const nirMonegasque = z
  .string()
  .max(30)
  .refine((n) => nirMonegasqueDe(n) !== null, refus('nir'))
  .transform((n) => nirMonegasqueDe(n) as string)

/** Whatever the client asks of its members: what the system pays on today is not refused. */
export const iban = z
  .string()
  .max(60)
  .superRefine((saisie, contexte) => {
    const message = messageIban(saisie, { ibanEtrangerAccepte: true })
    if (message !== null) contexte.addIssue({ code: 'custom', message, params: { code: 'iban' } })
  })
  .transform(normalizeIban)

export const bic = z.string().refine(isBic, refus('iban'))

export const telephone = z
  .string()
  .max(30)
  .refine((numero) => normalizeTelephone(numero) !== null, refus('format'))
  .transform((numero) => normalizeTelephone(numero) as string)

export const email = z
  .string()
  .refine((adresse) => isEmail(adresse.trim()), refus('format'))
  .transform(normalizeEmail)

export const codePostal = z.string().max(10).refine(isPropre, refus('format'))

const { adresseEtrangere: _, ...lignesAdresse } = ADRESSE_VIDE
const partiesAdresse = Object.fromEntries(
  Object.keys(lignesAdresse).map((partie) => [
    partie,
    z.string().trim().max(100).refine(isPropre, refus('format')).optional(),
  ]),
) as Record<keyof typeof lignesAdresse, z.ZodOptional<z.ZodString>>

/** The sixteen parts of `domain/adresse`; what is not given is empty. It replaces the address whole. */
export const adresse = z
  .strictObject({ ...partiesAdresse, adresseEtrangere: z.boolean().optional() })
  .transform((parties): Adresse => adresseNormee({ ...ADRESSE_VIDE, ...sansAbsents(parties) }))
  .superRefine((complete, contexte) => {
    const messages = Object.entries(validateAdresse(saisieDepuisAdresse(complete)))
    for (const [champ, message] of messages)
      if (message)
        contexte.addIssue({ code: 'custom', path: [champ], message, params: { code: 'adresse' } })
  })

const sansAbsents = <T extends object>(valeurs: T) =>
  Object.fromEntries(
    Object.entries(valeurs).filter(([, valeur]) => valeur !== undefined),
  ) as Partial<Adresse>

/** An account on which somebody is paid. */
export const compteBancaire = z.strictObject({
  titulaire: texte(70),
  iban,
  bic: facultatif(bic),
})
