/** Who may see requests, and who may treat them. */
export const lire = { backoffice: { domaine: 'demandes', action: 'read' } } as const
export const modifier = { backoffice: { domaine: 'demandes', action: 'update' } } as const
