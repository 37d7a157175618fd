import {
  cleNir,
  formatNir,
  isNir,
  isNirMonegasqueVide,
  nirMonegasque,
  normalizeNir,
} from './nir.ts'

/** What stands in the number's boxes, and whether it is a Monegasque number. */
export type SaisieNir = { numero: string; cle: string; isMonegasque: boolean }

export const NIR_NON_SAISI: SaisieNir = { numero: '', cle: '', isMonegasque: false }

/** Whether the key is asked for, and whether one may leave it out. */
export type CleDemandee = 'non' | 'facultative' | 'obligatoire'

/** Whoever says that they hold the other kind of number starts again. */
export const switchMonegasque = (isMonegasque: boolean): SaisieNir => ({
  ...NIR_NON_SAISI,
  isMonegasque,
})

/** What is typed or pasted in the number's box. Its key, copied along with it, goes to its own box. */
export function typeNumero(saisie: SaisieNir, texte: string, cle: CleDemandee): SaisieNir {
  if (saisie.isMonegasque) return { ...saisie, numero: maskNirMonegasque(texte) }
  const enPlus = normalizeNir(texte).slice(13)
  const suite = cle === 'non' || enPlus === '' ? saisie.cle : maskCleNir(enPlus)
  return { ...saisie, numero: formatNir(texte), cle: suite }
}

export const maskNirMonegasque = (texte: string) => texte.replace(/\D/g, '').slice(0, 11)
export const maskCleNir = (texte: string) => texte.replace(/\D/g, '').slice(0, 2)

/** The thirteen characters that the form sends, without the key; null while there are none or they are wrong. */
export function lireNir({ numero, isMonegasque }: SaisieNir): string | null {
  if (isMonegasque) return nirMonegasque(numero)
  const nir = normalizeNir(numero)
  return isNir(nir) ? nir : null
}

type Exigences = { required?: boolean | undefined; cle?: CleDemandee | undefined }

/** What is wrong with it. */
export function messageNir(
  saisie: SaisieNir,
  { required = false, cle = 'non' }: Exigences,
): string | null {
  return saisie.isMonegasque
    ? messageMonegasque(saisie.numero, required)
    : messageFrancais(saisie, required, cle)
}

function messageMonegasque(numero: string, required: boolean): string | null {
  if (isNirMonegasqueVide(numero))
    return required ? 'Le numéro d’assurance maladie monégasque est obligatoire' : null
  return nirMonegasque(numero) === null
    ? 'Le numéro d’assurance maladie monégasque comporte 11 chiffres au plus'
    : null
}

function messageFrancais(
  { numero, cle }: SaisieNir,
  required: boolean,
  demandee: CleDemandee,
): string | null {
  const nir = normalizeNir(numero)
  if (nir === '' && cle === '')
    return required ? 'Le numéro de sécurité sociale est obligatoire' : null
  if (!isNir(nir)) return 'Le format du numéro de sécurité sociale (sans clé) est incorrect'
  if (demandee === 'non' || (demandee === 'facultative' && cle === '')) return null
  if (!/^\d{2}$/.test(cle)) return 'La clé du numéro de sécurité sociale comporte 2 chiffres'
  return cleNir(nir) === cle
    ? null
    : 'La clé ne correspond pas au numéro de sécurité sociale\u00a0: vérifiez l’un et l’autre'
}
