/** What a client decided of its features: which it has, and to which of its offers each is closed. */
export type ChoixFonctionnalites = {
  fonctionnalites: Readonly<Record<string, boolean>>
  offresFermees: Readonly<Record<string, readonly string[]>>
}

/** A contract as far as features go; `exceptions`: what was decided for it alone. */
export type ContratServi = {
  nomOffre: string
  exceptions: Readonly<Record<string, boolean>>
}

/** Who had the last word. */
export type RaisonFonctionnalite = 'client' | 'offre' | 'exception'

/**
 * What one contract has: the client closes to all, its offer closes to those who took it, and an exception
 * of the contract alone goes before its offer.
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
