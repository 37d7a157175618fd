export const roles = ['Admin', 'Beneficiaire', 'BackEndUser', 'Consultant', 'User'] as const

/** The roles of the specification, and one that the law asks for: reading medical papers. */
export const tousRoles = [...roles, 'ServiceMedical'] as const
export type Role = (typeof tousRoles)[number]

export type Action = 'create' | 'delete' | 'read' | 'update'
export const portees = ['Contrat', 'Benef', 'Both'] as const
export type Portee = (typeof portees)[number]

export const rolesMembre: readonly Role[] = ['User', 'Beneficiaire']
export const rolesBackOffice: readonly Role[] = [
  'Admin',
  'BackEndUser',
  'Consultant',
  'ServiceMedical',
]

export const isMembre = (ceux: readonly Role[]) => ceux.some((role) => rolesMembre.includes(role))
export const isBackOffice = (ceux: readonly Role[]) =>
  ceux.some((role) => rolesBackOffice.includes(role))
