import { z } from 'zod'

export * from './admis.ts'
export * from './codes.ts'
export * from './correspondance.ts'
export * from './entites/index.ts'
export * from './envoi.ts'
export * from './execution.ts'
export * from './lecture.ts'
export * from './manifeste.ts'
export * from './paths.ts'
export * from './rapport.ts'

/** Who came with an import and waits for a first mail: how many, and how many were written to today. */
export const invitationsSchema = z.object({
  aInviter: z.int(),
  sansAdresse: z.int(),
  invitesLeJour: z.int(),
})

/** So many in one day at most; more, and mail servers take the sender for somebody else. */
export const demandeInvitationsSchema = z.strictObject({ parJour: z.int().min(1).max(100_000) })
