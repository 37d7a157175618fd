/** What one types or pastes, reduced to what counts: « 1 85 05 78 006 048 », « 2b », spaces, dots. */
export const normalizeNir = (saisie: string) => saisie.toUpperCase().replace(/[^0-9AB]/g, '')

/** Sex, year, month (20 and above for births recorded abroad), department, commune, order. */
const forme = /^[12]\d{2}(?:0[1-9]|1[0-2]|[2-9]\d)(?:2A|2B|0[1-9]|[1-9]\d)\d{3}\d{3}$/

/** Thirteen characters, without the key, as a person types their own: it starts with 1 or 2 (R5.47), no temporary number. */
export const isNir = (nir: string) => forme.test(nir)

/** What a caisse gives meanwhile: 3 and 4 to who is being registered, 7 and 8 for a time. Months are not told. */
const formeProvisoire = /^[3478]\d{4}(?:2A|2B|\d{2})\d{6}$/

/**
 * What an insurer holds of its members: a number of theirs, a waiting number (NIA), which is made like it (circulaire
 * DSS/SD4C 2012-213 of 1 June 2012), or the temporary one under which their caisse pays meanwhile. R5.47 is about what is
 * typed: it says nothing of what the insurer's system sends.
 */
export const isNirDeGestion = (nir: string) => isNir(nir) || formeProvisoire.test(nir)

/** Corsica's 2A/2B are read as 19/18 before the modulo. */
export function cleNir(nir: string): string {
  const chiffres = nir.replace('2A', '19').replace('2B', '18')
  return String(97 - (Number(chiffres) % 97)).padStart(2, '0')
}

export const isCleNir = (nir: string, cle: string) => isNir(nir) && cleNir(nir) === cle

/** Spaces fall where people read them: 1 85 05 78 006 048. Works on a number being typed. */
export function formatNir(saisie: string): string {
  const nir = normalizeNir(saisie).slice(0, 13)
  return [
    nir.slice(0, 1),
    nir.slice(1, 3),
    nir.slice(3, 5),
    nir.slice(5, 7),
    nir.slice(7, 10),
    nir.slice(10, 13),
  ]
    .filter((groupe) => groupe !== '')
    .join(' ')
}

/** « 2 86 •• •• ••• ••• »: enough for its owner to know it; what remains is in the birth date anyway. */
export const maskNir = (nir: string) => `${nir.slice(0, 1)} ${nir.slice(1, 3)} •• •• ••• •••`

/** A Monegasque number as the insurer stores it: prefixed 98, padded to thirteen digits. */
export function nirMonegasque(saisie: string): string | null {
  const numero = saisie.replace(/\s/g, '')
  if (isNirMonegasqueVide(numero)) return null
  return /^\d{1,11}$/.test(numero) ? `98${numero.padStart(11, '0')}` : null
}

/** Nothing, or nothing but zeros. */
export const isNirMonegasqueVide = (saisie: string) => /^[0\s]*$/.test(saisie)

/** What a number says of its owner that is not so; months from 20 on are those of births recorded abroad. */
export function incoherenceNir(
  nir: string,
  { sexe, dateNaissance }: { sexe: string; dateNaissance: string | null },
): string | null {
  if (sexe !== '' && (nir.startsWith('1') ? 'M' : 'F') !== sexe)
    return 'Ce numéro de sécurité sociale ne correspond pas au sexe indiqué'
  if (dateNaissance === null) return null
  const isMois = Number(nir.slice(3, 5)) > 12 || nir.slice(3, 5) === dateNaissance.slice(5, 7)
  return nir.slice(1, 3) === dateNaissance.slice(2, 4) && isMois
    ? null
    : 'Ce numéro de sécurité sociale ne correspond pas à la date de naissance'
}
