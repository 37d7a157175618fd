/** The five headings that every French health insurer shows its guarantees under. */
export const libellesFamille = {
  hospitalisation: 'Hospitalisation',
  soinsCourants: 'Soins courants',
  dentaire: 'Dentaire',
  optique: 'Optique',
  aidesAuditives: 'Aides auditives',
} as const
export type Famille = keyof typeof libellesFamille
export const familles = Object.keys(libellesFamille) as Famille[]
