/** Stands apart from amounts: the first page shows counts and no amounts. */
export const INSECABLE = '\u00a0'
export const MOINS = '\u2212'

/**
 * « 1 234 »: thousands are parted by U+00A0. Many fonts, that of our papers among them, draw the
 * thin space as nothing: « 1234 » looks like another amount.
 */
export const separerMilliers = (chiffres: string) =>
  chiffres.replace(/\B(?=(?:\d{3})+$)/g, INSECABLE)

/** « 1 234 »: how many there are. */
export const formatCompte = (nombre: number) =>
  `${nombre < 0 ? MOINS : ''}${separerMilliers(String(Math.abs(nombre)))}`

/** « 1 234,56 » from cents. */
export function formatNombre(cents: number): string {
  const chiffres = String(Math.abs(cents)).padStart(3, '0')
  const euros = separerMilliers(chiffres.slice(0, -2))
  return `${cents < 0 ? MOINS : ''}${euros},${chiffres.slice(-2)}`
}

/** « 1 234,56 € »: an amount in cents as it is read, never cut at a line's end. */
export const formatMontant = (cents: number) => `${formatNombre(cents)}${INSECABLE}€`

/** « + 6,90 € » or « − 9,30 € »: by how much something changes. */
export const formatEcart = (cents: number) =>
  `${cents < 0 ? MOINS : '+'}${INSECABLE}${formatMontant(Math.abs(cents))}`

/** « 40 € » or « 12,50 € »: without cents where there are none. */
export const formatMontantPromis = (cents: number) => formatMontant(cents).replace(',00', '')

/** What stands in a field for an amount that is already known. */
export const saisieMontant = (cents: number | null) => (cents === null ? '' : formatNombre(cents))

/**
 * Reads a comma or a dot as the decimal sign: « 12.5 » becomes « 12,5 ». With both, as in «
 * 1,234.56 », the last one is decimal; several of one kind part thousands.
 */
export function maskMontant(saisie: string): string {
  const signe = /^\s*[-\u2212]/.test(saisie) ? MOINS : ''
  const chiffres = saisie.replace(/[^\d.,]/g, '')
  const separateurs = chiffres.match(/[.,]/g) ?? []
  const isMilliers = separateurs.length > 1 && new Set(separateurs).size === 1
  const dernier = isMilliers ? -1 : Math.max(chiffres.lastIndexOf(','), chiffres.lastIndexOf('.'))
  if (dernier === -1) return signe + chiffres.replace(/\D/g, '')
  const euros = chiffres.slice(0, dernier).replace(/\D/g, '')
  return `${signe}${euros},${chiffres.slice(dernier + 1)}`
}

/** Cents, or null when it is no amount; three decimals are none. */
export function parseMontant(saisie: string): number | null {
  const parties = /^([-\u2212])?(\d+)(?:,(\d{0,2}))?$/.exec(maskMontant(saisie))
  if (!parties) return null
  const [, signe, euros = '', decimales = ''] = parties
  const cents = Number(euros + decimales.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return null
  return signe && cents !== 0 ? -cents : cents
}

/** Written out in full when the field is left: « 1234,5 » becomes « 1 234,50 ». */
export function completeMontant(saisie: string): string {
  const cents = parseMontant(saisie)
  return cents === null ? saisie : formatNombre(cents)
}

export type LimitesMontant = {
  required?: boolean | undefined
  negatifAccepte?: boolean | undefined
  /** In cents. */
  min?: number | undefined
  max?: number | undefined
}

export function messageMontant(
  saisie: string,
  { required = false, negatifAccepte = false, min, max }: LimitesMontant,
): string | null {
  if (saisie.trim() === '') return required ? 'Le montant est obligatoire' : null
  const cents = parseMontant(saisie)
  if (cents === null) return 'Le montant doit être un nombre à 2 décimales au plus'
  if (cents < 0 && !negatifAccepte) return 'Le montant ne peut pas être négatif'
  if (min !== undefined && cents < min)
    return `Le montant doit être supérieur ou égal à ${formatMontant(min)}`
  if (max !== undefined && cents > max)
    return `Le montant doit être inférieur ou égal à ${formatMontant(max)}`
  return null
}
