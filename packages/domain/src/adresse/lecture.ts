import { sansAccents } from '../texte/slug.ts'
import { abreviations, codeComplement, motNatureVoie } from './abreviations.ts'
import { ADRESSE_VIDE, type Adresse, saisieDepuisAdresse } from './adresse.ts'
import { lignesAdresse } from './format.ts'
import { isCodePostal } from './localite.ts'

/** What an address base knows of an address; flat and building are whoever lives there's to say. */
export const partiesProposees = [
  'numVoie',
  'libelleCourtBtq',
  'libelleCourtNatureVoie',
  'libelleVoie',
  'lieuDit',
  'codePostal',
  'localite',
] as const satisfies (keyof Adresse)[]
export type AdresseProposee = Pick<Adresse, (typeof partiesProposees)[number]>

const VIDE: AdresseProposee = Object.fromEntries(
  partiesProposees.map((partie) => [partie, '']),
) as AdresseProposee

/** « 12 bis avenue des Lilas, 69130 Écully », in words, as one would say it. */
export function sayAdresse(adresse: AdresseProposee): string {
  const { voie } = lignesAdresse(saisieDepuisAdresse({ ...ADRESSE_VIDE, ...adresse }))
  const lieu = `${adresse.codePostal} ${adresse.localite}`.trim()
  return [voie, adresse.lieuDit, lieu].filter((partie) => partie !== '').join(', ')
}

/** The parts of « 12 bis av. des Lilas 69130 Écully », in whatever order of commas it was typed. */
export function readAdresse(saisie: string): AdresseProposee {
  const { avant, codePostal, localite } = split(saisie.replace(/\s+/g, ' ').trim())
  return { ...VIDE, ...readVoie(avant, { abrege: true }), codePostal, localite }
}

/** The last five figures that can be a postal code part the street from the town; without them, a comma does. */
function split(saisie: string) {
  const trouve = [...saisie.matchAll(/(?<!\d)\d{5}(?!\d)/g)]
    .filter(({ 0: code, index }) => isCodePostal(code) && (index > 0 || !isNumero(saisie)))
    .at(-1)
  if (trouve)
    return {
      avant: nu(saisie.slice(0, trouve.index)),
      codePostal: trouve[0],
      localite: nu(saisie.slice(trouve.index + 5)),
    }
  const [, avant = saisie, localite = ''] = /^(.*[^\d\s,].*),\s*([^\d,]+)$/.exec(saisie) ?? []
  return { avant: nu(avant), codePostal: '', localite: nu(localite) }
}

/** « 10250 route de Lyon » begins with a number, « 20200 Bastia » with a postal code. */
const isNumero = (saisie: string) => nommer(nu(saisie.slice(5)), true).libelleCourtNatureVoie !== ''

const nu = (texte: string) => texte.replace(/^[\s,]+|[\s,]+$/g, '')

type Voie = Pick<
  AdresseProposee,
  'numVoie' | 'libelleCourtBtq' | 'libelleCourtNatureVoie' | 'libelleVoie'
>

const NUMERO = /^(\d{1,5})(?:\s*(bis|ter|quater|quinquies|[a-z])(?=[\s,]|$))?(?:[\s,]+|$)/i

/** A street with its number. `abrege`: as somebody types it, « av. » being an avenue. */
export function readVoie(texte: string, { abrege = false } = {}): Voie {
  const [debut = '', numVoie = '', suffixe = ''] = NUMERO.exec(texte) ?? []
  const reste = nu(texte.slice(debut.length))
  const libelleCourtBtq = codeDuSuffixe(suffixe)
  // A letter that has no code stays before the name, so that the envelope says it.
  const isPerdu = suffixe !== '' && libelleCourtBtq === ''
  const nommee = isPerdu
    ? { libelleCourtNatureVoie: '', libelleVoie: nu(`${suffixe.toUpperCase()} ${reste}`) }
    : nommer(reste.normalize('NFC'), abrege)
  return { numVoie, libelleCourtBtq, ...nommee }
}

const lettres = new Map<string, string>(
  abreviations['complement-numero'].flatMap(([code, mot]) =>
    mot.length === 1 ? [[mot, code] as const] : [],
  ),
)

/** « B » that is written or found in a base is the letter, never the « bis » whose code it is. */
const codeDuSuffixe = (suffixe: string): string =>
  suffixe.length > 1 ? codeComplement(suffixe) : (lettres.get(suffixe.toUpperCase()) ?? '')

const simple = (mot: string) => sansAccents(mot).toUpperCase().replace(/[’'-]/g, ' ')

/** The longest first: « petite rue » before « petite ». */
const natures = abreviations['nature-voie']
  .map(([code]) => ({ code, mots: simple(motNatureVoie(code)) }))
  .sort((a, b) => b.mots.length - a.mots.length)

/** What people write for short; the standard's other codes are words too (« PAS », « COTE »). */
const usuelles: Readonly<Record<string, string>> = {
  ...{ AV: 'AV', AVE: 'AV', BD: 'BD', BLD: 'BD', BVD: 'BD', PL: 'PL', ALL: 'ALL', CH: 'CHE' },
  ...{ CHE: 'CHE', IMP: 'IMP', RTE: 'RTE', SQ: 'SQ', FG: 'FG', CRS: 'CRS', R: 'RUE' },
}

function nommer(
  nom: string,
  abrege: boolean,
): Pick<Voie, 'libelleCourtNatureVoie' | 'libelleVoie'> {
  const lu = simple(nom)
  const nature = natures.find(({ mots }) => lu.startsWith(`${mots} `))
  if (nature)
    return {
      libelleCourtNatureVoie: nature.code,
      libelleVoie: nu(nom.slice(nature.mots.length)),
    }
  const [, court = '', suite = ''] = /^([a-z]+)\.? +(.+)$/i.exec(nom) ?? []
  const code = abrege ? usuelles[court.toUpperCase()] : undefined
  return code
    ? { libelleCourtNatureVoie: code, libelleVoie: nu(suite) }
    : { libelleCourtNatureVoie: '', libelleVoie: nom }
}
