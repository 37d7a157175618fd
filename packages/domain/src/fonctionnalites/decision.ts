/** What a client decided: which features it has, and to which offers each is closed. */
export type ChoixFonctionnalites = {
  fonctionnalites: Readonly<Record<string, boolean>>
  offresFermees: Readonly<Record<string, readonly string[]>>
}

/** What matters of a contract; `exceptions`: decided for it alone. */
export type ContratServi = {
  nomOffre: string
  exceptions: Readonly<Record<string, boolean>>
}

/** Who decided in the end. */
export type RaisonFonctionnalite = 'client' | 'offre' | 'exception'

/**
 * What one contract has. The client closes a feature to all; an offer closes it to those who took
 * it; an exception of the contract goes before its offer.
 */
export function fonctionnaliteDe(
  { fonctionnalites, offresFermees }: ChoixFonctionnalites,
  cle: string,
  { nomOffre, exceptions }: ContratServi,
): { isVisible: boolean; raison: RaisonFonctionnalite } {
  const has = Object.hasOwn(fonctionnalites, cle) ? fonctionnalites[cle] === true : true
  if (!has) return { isVisible: false, raison: 'client' }
  if (Object.hasOwn(exceptions, cle))
    return { isVisible: exceptions[cle] === true, raison: 'exception' }
  const fermees = Object.hasOwn(offresFermees, cle) ? (offresFermees[cle] ?? []) : []
  if (fermees.includes(nomOffre)) return { isVisible: false, raison: 'offre' }
  return { isVisible: true, raison: 'client' }
}
