import type { ButLien } from '../../schema/comptes.schema.ts'

/** A person who asks for a new password is in front of the screen; an activation may wait a night. */
export const VALIDITE_HEURES: Record<ButLien, number> = { Confirmation: 24, ResetPassword: 2 }
