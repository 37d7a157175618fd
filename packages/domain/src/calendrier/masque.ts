import { sansAccents } from '../texte/slug.ts'
import { nomsDesMois } from './date.ts'

const tailles = [2, 2, 4] as const

/**
 * « 03112026 » typed on a keypad becomes « 03/11/2026 » as it grows. A separator that one types is
 * kept, so that « 3/11/2026 » and a date whose day is being replaced stay readable; what is pasted
 * in another form (2026-11-03, 03.11.2026, 3 novembre 2026) is turned round.
 */
export function maskDate(saisie: string): string {
  return readElsewhere(saisie) ?? place(saisie, tailles)
}

/** The same for a month: « 112026 », « 2026-11 », « novembre 2026 », a whole date: « 11/2026 ». */
export function maskMois(saisie: string): string {
  const texte = saisie.trim()
  const entiere = readElsewhere(texte) ?? texte
  if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/.test(entiere)) return maskDate(entiere).slice(-7)
  const iso = /^(\d{4})[-/.](\d{1,2})$/.exec(texte)
  if (iso) return `${deux(iso[2])}/${iso[1]}`
  const enLettres = /^(\p{L}+)\s+(\d{4})$/u.exec(texte)
  const mois = numeroDuMois(enLettres?.[1] ?? '')
  return mois ? `${mois}/${enLettres?.[2]}` : place(saisie, [2, 4])
}

/** One digit for the day or the month, once the field is left, gets its zero: « 3/11/2026 ». */
export function completeDate(saisie: string): string {
  const parties = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(saisie)
  return parties ? `${deux(parties[1])}/${deux(parties[2])}/${parties[3]}` : saisie
}

export function completeMois(saisie: string): string {
  const parties = /^\s*(\d{1,2})\/(\d{4})\s*$/.exec(saisie)
  return parties ? `${deux(parties[1])}/${parties[2]}` : saisie
}

/** A whole date in another form than ours; null when it is none. */
function readElsewhere(saisie: string): string | null {
  const texte = saisie.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/.exec(texte)
  if (iso) return `${deux(iso[3])}/${deux(iso[2])}/${iso[1]}`
  const enLettres = /^(?:\p{L}+\s+)?(\d{1,2})(?:er)?\s+(\p{L}+)\s+(\d{4})$/u.exec(texte)
  const mois = numeroDuMois(enLettres?.[2] ?? '')
  return mois ? `${deux(enLettres?.[1])}/${mois}/${enLettres?.[3]}` : null
}

/** Digits in their groups. One group too long runs over into the next ones. */
function place(saisie: string, sizes: readonly number[]): string {
  const groupes = saisie
    .replace(/[^\d/.\-\s]/g, '')
    .trim()
    .replace(/\s*[/.-]\s*|\s+/g, '/')
    .split('/')
  // A separator inside the last group is one too many.
  const [debut, fin] = [groupes.slice(0, sizes.length - 1), groupes.slice(sizes.length - 1)]
  const lus = fin.length > 0 ? [...debut, fin.join('')] : debut
  const large = lus.findIndex((groupe, rang) => groupe.length > (sizes[rang] ?? 0))
  if (large === -1) return lus.join('/')
  let reste = lus.slice(large).join('')
  const places = lus.slice(0, large)
  for (const taille of sizes.slice(large)) {
    if (reste === '') break
    places.push(reste.slice(0, taille))
    reste = reste.slice(taille)
  }
  return places.join('/')
}

const deux = (chiffres = '') => chiffres.padStart(2, '0')

const simple = (texte: string) => sansAccents(texte).toLowerCase()

function numeroDuMois(nom: string): string | null {
  const rang = nomsDesMois.findIndex((mois) => simple(mois) === simple(nom))
  return rang === -1 ? null : deux(String(rang + 1))
}
