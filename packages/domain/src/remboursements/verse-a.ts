/** To whom a benefit went, for the reader of the statement. */
export type VerseA = 'lecteur' | 'titulaire' | 'autre' | 'professionnels'

type Versement = {
  destinataire: 'assure' | 'tiers'
  /** Whose own account it was paid on; null: that of the contract. */
  compte: { id: string } | null
}
type Lecteur = { personneId: string; qualite: 'adherent' | 'beneficiaire' }

/** The account of the contract is the adherent's; a beneficiary may have one of their own; « tiers payant » is nobody's. */
export function verseA({ destinataire, compte }: Versement, lecteur: Lecteur): VerseA {
  if (destinataire === 'tiers') return 'professionnels'
  if (compte !== null) return compte.id === lecteur.personneId ? 'lecteur' : 'autre'
  return lecteur.qualite === 'adherent' ? 'lecteur' : 'titulaire'
}
