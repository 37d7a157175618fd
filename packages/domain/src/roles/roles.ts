export const roles = ['Admin', 'Beneficiaire', 'BackEndUser', 'Consultant', 'User'] as const

/** The roles of the specification, and one that the law asks for: reading medical papers. */
export const tousRoles = [...roles, 'ServiceMedical'] as const
export type RoleFourni = (typeof tousRoles)[number]
/** A role that an insurer made, by its key; what it is called and may do stands with the client. */
export type RolePropre = `propre-${string}`
/**
 * Medical reading that two administrators gave one person until a day. It is in no account and in no
 * table of rights: the session has it as long as it lasts, and it opens no door by itself.
 */
export const ACCES_MEDICAL = 'AccesMedical'
export type Role = RoleFourni | RolePropre | typeof ACCES_MEDICAL

export const isRolePropre = (role: string): role is RolePropre => /^propre-[\da-f]{8}$/.test(role)

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
  ceux.some((role) => rolesBackOffice.includes(role) || isRolePropre(role))

/** How somebody stands in one contract: they subscribed to it, or are covered by somebody else's. */
export type Qualite = 'adherent' | 'beneficiaire'

/**
 * On which contracts a right holds: those one subscribed to (`Contrat`), those that only cover one
 * (`Benef`), or both. A person may be adherent of one contract and beneficiary of another, so the
 * contract decides.
 */
export const isDansPortee = (portee: Portee, qualite: Qualite) =>
  portee === 'Both' || (portee === 'Contrat') === (qualite === 'adherent')

/** An insurer of the installation, and the insurer that looks after it, if any. */
export type ClientTenu = { code: string; gerePar: string | null }

/**
 * Whether this insurer is alone in the installation or looks after all others: then it may decide
 * about what they share.
 */
export const regitTout = (code: string, clients: readonly ClientTenu[]): boolean =>
  clients.every((client) => client.code === code || client.gerePar === code)
