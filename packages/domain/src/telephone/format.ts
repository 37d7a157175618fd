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
