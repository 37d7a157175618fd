import { addDays, addMonths, addYears } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { type NomChampAudience, prefixesDe } from './champs.ts'
import type { ConditionAudience } from './regle.ts'

/**
 * The value of a field, as text: a word, a day `AAAA-MM-JJ`, `true` or `false`, ways separated by
 * commas; empty where nothing is known.
 */
export type MotAudience = string
export type QuestionAudience = (mot: MotAudience) => boolean

const canaux: ReadonlySet<NomChampAudience> = new Set([
  'canalService',
  'canalInformation',
  'canalOffres',
])

/** One test for each length of prefix: a thousand prefixes cost no more than five. */
function commence(prefixes: readonly string[]): QuestionAudience {
  const connus = new Set(prefixes)
  const longueurs = [...new Set(prefixes.map(({ length }) => length))]
  return (mot) => longueurs.some((longueur) => connus.has(mot.slice(0, longueur)))
}

function parmi(champ: NomChampAudience, mots: readonly string[]): QuestionAudience {
  if (champ === 'departement') return commence(mots.flatMap(prefixesDe))
  const connus = new Set(mots)
  if (canaux.has(champ))
    return (mot) => (mot === '' ? connus.has('aucun') : mot.split(',').some((un) => connus.has(un)))
  return (mot) => mot !== '' && connus.has(mot)
}

/** A number of whole years or months since the day that is known. */
function nombre(
  champ: NomChampAudience,
  [de, a]: readonly [number, number | null],
  jour: DateCalendaire,
): QuestionAudience {
  const ilYA = (n: number) => (champ === 'age' ? addYears(jour, -n) : addMonths(jour, -n))
  const auPlusTard = ilYA(de)
  const apres = a === null ? '' : ilYA(a + 1)
  return (mot) => mot <= auPlusTard && mot > apres
}

/** A condition made ready to be asked often: days are compared as text. */
export function questionDe(
  { champ, operateur, valeur }: ConditionAudience,
  jour: DateCalendaire,
): QuestionAudience {
  const mots = valeur as readonly string[]
  const n = valeur as number
  switch (operateur) {
    case 'parmi':
      return parmi(champ, mots)
    case 'horsDe': {
      const dedans = parmi(champ, mots)
      return (mot) => !dedans(mot)
    }
    case 'commence':
      return commence(mots)
    case 'oui':
      return (mot) => mot === 'true'
    case 'non':
      return (mot) => mot === 'false'
    case 'egal':
      return nombre(champ, [n, n], jour)
    case 'auMoins':
      return nombre(champ, [n, null], jour)
    case 'auPlus':
      return nombre(champ, [0, n], jour)
    case 'entre':
      return nombre(champ, valeur as readonly [number, number], jour)
    case 'avant':
      return (mot) => mot !== '' && mot < (valeur as string)
    case 'apres':
      return (mot) => mot > (valeur as string)
    case 'entreJours': {
      const [premier = '', dernier = ''] = mots
      return (mot) => mot >= premier && mot <= dernier
    }
    case 'moinsDe': {
      const seuil = addDays(jour, -n)
      return (mot) => mot > seuil
    }
    case 'plusDe': {
      const seuil = addDays(jour, -n)
      return (mot) => mot !== '' && mot < seuil
    }
    case 'connu':
      return (mot) => mot !== ''
    case 'inconnu':
      return (mot) => mot === ''
  }
}
