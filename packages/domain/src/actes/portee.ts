import type { Portee } from '../roles/roles.ts'

/**
 * Acts that an insurer may keep for adherents, or for beneficiaries. What the law gives to each
 * person (their rights, a complaint, their own bank account) is not among them, nor what only one
 * person can ask for.
 */
export const actesAPortee = [
  'situationContractuelleActeGestion',
  'declarationSinistreActeGestion',
  'declarationSinistreV2ActeGestion',
  'pecHospiActeGestion',
] as const
export type ActeAPortee = (typeof actesAPortee)[number]

/** What a client chose, act by act. */
export type PorteesActes = Partial<Record<ActeAPortee, Portee>>

/** Who may send an act at this client: its own scope, unless the client may choose it and has. */
export const porteeDe = (
  choisies: PorteesActes | undefined,
  { key, portee }: { key: string; portee: Portee },
): Portee => choisies?.[key as ActeAPortee] ?? portee
