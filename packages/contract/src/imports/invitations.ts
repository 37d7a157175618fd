import { z } from 'zod'

/** Who came with an import and waits for a first mail: how many, and how many were written to today. */
export const invitationsSchema = z.object({
  aInviter: z.int(),
  sansAdresse: z.int(),
  invitesLeJour: z.int(),
})

/** So many in one day at most; more, and mail servers take the sender for somebody else. */
export const demandeInvitationsSchema = z.strictObject({ parJour: z.int().min(1).max(100_000) })
