import { type BlocMot, defineMail, type MotMail, type VariablesMot } from '@espace-adherent/domain'

/** Words that the mails of several acts share. French typography: a no-break space stands after « n° ». */

/** The way to what a mail speaks of. */
export const vers = <L extends string>(libelle: L) => ({ lien: 'lien', libelle }) as const

export const suivre = vers('Suivre ma demande')

/** Of an act that changes a contract from a day on. */
export const variablesContrat = {
  nomOffre: 'texte',
  numero: 'texte',
  effet: 'jour',
  lien: 'lien',
} as const

export const votreContrat = 'votre contrat ((nomOffre)), n°\u00a0((numero))'

/** Of one that a clerk has to look at. */
export const dIciLa = 'Notre réponse vous parviendra par e-mail. D’ici là, rien ne change.'

type Dit<V> = {
  /** How staff call it, where it is not by its subject. */
  libelle?: string
  isDocument?: true
  sujet: string
  corps: readonly BlocMot<keyof V & string>[]
}
type AvecLien<V> = V & { readonly lien: 'lien' }

/** A mail whose staff call it by its subject: what it is about, then what it says. */
export const mail = <const B extends readonly unknown[]>(sujet: string, ...corps: B) => ({
  sujet,
  corps,
})

/**
 * The mails of an act, by the end of their keys: as a rule, it is received, then it is done. They speak of the
 * same things, and end with the way to the request unless they lead there before.
 */
export function defineMails<const V extends VariablesMot, const N extends string>(
  prefixe: string,
  variables: V,
  mails: Readonly<Record<N, Dit<AvecLien<V>>>>,
) {
  const tous = { ...variables, lien: 'lien' } as const
  const define = ([nom, { corps, ...dit }]: [string, Dit<AvecLien<V>>]) => {
    const hasLien = corps.some((bloc) => typeof bloc === 'object' && 'lien' in bloc)
    const entier = hasLien ? corps : [...corps, suivre]
    return [nom, defineMail({ key: `${prefixe}.${nom}`, variables: tous, ...dit, corps: entier })]
  }
  const entrees = Object.entries(mails) as [string, Dit<AvecLien<V>>][]
  return Object.fromEntries(entrees.map(define)) as Record<N, MotMail<AvecLien<V>>>
}
