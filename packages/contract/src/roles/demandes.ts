/** Who may see requests, and who may treat them. */
export const lire = { backoffice: { domaine: 'demandes', action: 'read' } } as const
export const modifier = { backoffice: { domaine: 'demandes', action: 'update' } } as const

/**
 * The same where the source itself stops at the members that a role stops at: every request that it
 * reads or writes is asked about (`features/demandes/portee.ts`).
 */
export const lireDansPortee = { ...lire, isDansPortee: true } as const
export const modifierDansPortee = { ...modifier, isDansPortee: true } as const
