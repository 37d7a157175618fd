import type { Portee } from '../roles/roles.ts'

/**
 * Acts that an insurer may keep to whoever subscribed, or to those who are covered. What the law gives to each person (their
 * rights, a complaint, the account that they are paid on) is not among them, nor what is only one's own to ask for.
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

/** For whom an act is, at this client: its own scope, unless it is one that may be chosen. */
export const porteeDe = (
  choisies: PorteesActes | undefined,
  { key, portee }: { key: string; portee: Portee },
): Portee => choisies?.[key as ActeAPortee] ?? portee
