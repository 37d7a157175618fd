import { sansPrefixeNational, splitIndicatif } from './indicatifs.ts'

/** Digits of an international number, the calling code included. */
const MAX_INTERNATIONAL = 15

/** Pairs from the left, after a first group of that many digits. */
const group = (chiffres: string, premier: number) =>
  [chiffres.slice(0, premier), ...(chiffres.slice(premier).match(/\d{1,2}/g) ?? [])]
    .filter((part) => part !== '')
    .join(' ')

/** Spaces fall where people read them: « 06 12 34 56 78 », « +33 6 12 34 56 78 ». Works while typing. */
export function formatTelephone(saisie: string): string {
  const chiffres = saisie.replace(/\D/g, '')
  // 00 and + are the same: what follows is a calling code.
  const isInternational = saisie.trimStart().startsWith('+') || chiffres.startsWith('00')
  if (!isInternational) return group(chiffres.slice(0, 10), 2)
  return formatInternational(chiffres.replace(/^0+/, '').slice(0, MAX_INTERNATIONAL))
}

function formatInternational(chiffres: string): string {
  const { indicatif, reste } = splitIndicatif(chiffres)
  const national = sansPrefixeNational(indicatif, reste)
  return `+${[indicatif, groupNational(indicatif, national)].filter((part) => part !== '').join(' ')}`
}

function groupNational(indicatif: string, national: string): string {
  if (indicatif === '33') return group(national.slice(0, 9), 1)
  // Monaco's nine-digit mobiles are read like French ones.
  if (indicatif === '377') return group(national.slice(0, 9), national.startsWith('6') ? 1 : 2)
  if (indicatif === '687' || indicatif === '689') return group(national, 2)
  return group(national, 3)
}

/**
 * Overseas departments are dialled like the rest of France and have calling codes of their own. 06
 * 39 98 is not Mayotte's: ARCEP reserves it for numbers that never ring.
 */
const outreMer: [RegExp, string][] = [
  [/^(?:590|69[01])/, '590'],
  [/^(?:594|694)/, '594'],
  [/^(?:596|69[67])/, '596'],
  [/^(?:26[239]|69[23]|639(?!98))/, '262'],
]

/** How national numbers are made, and which of them are mobiles. */
const plans: Record<string, { numero: RegExp; mobile: RegExp }> = {
  // 08 is for services, some of them charged: nobody's own number.
  '33': { numero: /^[1-79]\d{8}$/, mobile: /^[67]/ },
  '262': { numero: /^(?:26[239]|69[23]|639)\d{6}$/, mobile: /^6/ },
  '590': { numero: /^(?:590|69[01])\d{6}$/, mobile: /^6/ },
  '594': { numero: /^(?:594|694)\d{6}$/, mobile: /^6/ },
  '596': { numero: /^(?:596|69[67])\d{6}$/, mobile: /^6/ },
  // Monaco: eight digits, nine for one family of mobiles.
  '377': { numero: /^(?:[3489]\d{7}|6\d{8})$/, mobile: /^[346]/ },
  // New Caledonia and French Polynesia.
  '687': { numero: /^[2-9]\d{5}$/, mobile: /^[5789]/ },
  '689': { numero: /^[48]\d{7}$/, mobile: /^8[79]/ },
  // North America does not tell mobiles apart.
  '1': { numero: /^[2-9]\d{2}[2-9]\d{6}$/, mobile: /^/ },
  // Neighbours, where frontier workers live.
  '32': { numero: /^[1-9]\d{7,8}$/, mobile: /^4\d{8}$/ },
  '34': { numero: /^[5-9]\d{8}$/, mobile: /^[67]/ },
  '39': { numero: /^[03]\d{5,10}$/, mobile: /^3/ },
  '41': { numero: /^[2-9]\d{8}$/, mobile: /^7[4-9]/ },
  '44': { numero: /^[1-9]\d{8,9}$/, mobile: /^7/ },
  '49': { numero: /^[1-9]\d{3,12}$/, mobile: /^1[5-7]\d{8,9}$/ },
  '352': { numero: /^[2-9]\d{3,10}$/, mobile: /^6\d{8}$/ },
}

/** A number as it is stored and dialled from anywhere: « +33612345678 »; null if it is none. */
export function normalizeTelephone(saisie: string): string | null {
  const compact = saisie.replace(/[\s./()‑–-]/g, '')
  const parts = /^(?:\+|00)(\d+)$/.exec(compact)
  if (parts?.[1] !== undefined) return international(parts[1])
  return /^0\d{9}$/.test(compact) ? francais(compact.slice(1)) : null
}

function francais(national: string): string | null {
  const [, indicatif = '33'] = outreMer.find(([debut]) => debut.test(national)) ?? []
  return plans[indicatif]?.numero.test(national) ? `+${indicatif}${national}` : null
}

function international(chiffres: string): string | null {
  const { indicatif, reste } = splitIndicatif(chiffres)
  const national = sansPrefixeNational(indicatif, reste)
  // « +33 690 … » is Guadeloupe, whose own code is 590: one telephone is spelled one way.
  if (indicatif === '33') return francais(national)
  const numero = `+${indicatif}${national}`
  // E.164: fifteen digits at most, and no calling code begins with zero.
  if (!/^\+[1-9]\d{7,14}$/.test(numero)) return null
  const plan = plans[indicatif]
  return !plan || plan.numero.test(national) ? numero : null
}

/**
 * Whether this number, in international form, can receive text messages. Where we do not know the
 * plan of a country we say yes: the code sent to it will show.
 */
export function isMobile(e164: string): boolean {
  const { indicatif, reste } = splitIndicatif(e164.slice(1))
  return plans[indicatif]?.mobile.test(reste) ?? true
}

/** The number that text messages may be sent to, or null: not a number, or a landline. */
export function normalizeMobile(saisie: string): string | null {
  const numero = normalizeTelephone(saisie)
  return numero !== null && isMobile(numero) ? numero : null
}

type Exigences = { required?: boolean | undefined; mobile?: boolean | undefined }

/** What is wrong with a telephone number as it was typed. */
export function messageTelephone(
  saisie: string,
  { required = false, mobile = false }: Exigences,
): string | null {
  if (saisie.trim() === '') return required ? 'Le numéro de téléphone est obligatoire' : null
  const numero = normalizeTelephone(saisie)
  if (numero === null)
    return 'Le numéro de téléphone est incorrect. Exemples\u00a0: 06 12 34 56 78, +32 470 12 34 56'
  return mobile && !isMobile(numero) ? 'Indiquez un numéro de téléphone mobile' : null
}
