/** How somebody may stand to the adherent, as contracts and cards write it. */
export const liensBeneficiaire = [
  'Enfant',
  'Conjoint',
  'Partenaire de Pacs',
  'Concubin',
  'Autre personne à charge',
] as const
export type LienBeneficiaire = (typeof liensBeneficiaire)[number]

const liensCouple: readonly string[] = ['Conjoint', 'Partenaire de Pacs', 'Concubin']

/** A contract covers one of them. */
export const isLienCouple = (lien: string) => liensCouple.includes(lien)

export const isLienBeneficiaire = (lien: string): lien is LienBeneficiaire =>
  (liensBeneficiaire as readonly string[]).includes(lien)
