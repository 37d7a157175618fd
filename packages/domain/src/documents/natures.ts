/** What a document kept for the member is about, in the order in which the groups are shown. */
export const naturesDocument = ['contrat', 'cotisations', 'remboursements', 'attestations'] as const
export type NatureDocument = (typeof naturesDocument)[number]

export const libellesNature: Record<NatureDocument, string> = {
  contrat: 'Mon contrat',
  cotisations: 'Mes cotisations',
  remboursements: 'Mes relevés',
  attestations: 'Cartes et attestations',
}

/** How a letter reached its reader. */
export const canauxCourrier = ['papier', 'electronique'] as const
export type CanalCourrier = (typeof canauxCourrier)[number]

export const libellesCanal: Record<CanalCourrier, string> = {
  papier: 'Par la poste',
  electronique: 'Par e-mail',
}
