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

/** One that staff call otherwise; and one that tells of a document, which may be had on paper. */
export const mailNomme = <const B extends readonly unknown[]>(
  libelle: string,
  sujet: string,
  ...corps: B
) => ({ libelle, ...mail(sujet, ...corps) })
export const mailDocument = <const B extends readonly unknown[]>(
  libelle: string,
  sujet: string,
  ...corps: B
) => ({ isDocument: true as const, ...mailNomme(libelle, sujet, ...corps) })

type AvecSiennes<V, M> = AvecLien<V> & (M extends { avec: infer A } ? A : unknown)

/**
 * The mails of an act, by the end of their keys: as a rule, it is received, then it is done. They speak of the
 * same things, each of some more (`avec`), and end with the way to the request unless they lead there before.
 */
export function defineMails<
  const V extends VariablesMot,
  const M extends Readonly<Record<string, Dit<Record<string, unknown>> & { avec?: VariablesMot }>>,
>(prefixe: string, variables: V, mails: M) {
  const define = ([nom, { corps, avec, ...dit }]: [string, M[string]]) => {
    const hasLien = corps.some(
      (bloc) => typeof bloc === 'object' && 'lien' in bloc && bloc.lien === 'lien',
    )
    return [
      nom,
      defineMail({
        key: `${prefixe}.${nom}`,
        variables: { ...variables, lien: 'lien', ...avec },
        ...dit,
        corps: hasLien ? corps : [...corps, suivre],
      }),
    ]
  }
  return Object.fromEntries((Object.entries(mails) as [string, M[string]][]).map(define)) as {
    [N in keyof M]: MotMail<AvecSiennes<V, M[N]>>
  }
}
