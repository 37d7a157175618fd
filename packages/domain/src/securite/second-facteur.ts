import { isBackOffice, type Role } from '../roles/index.ts'

/**
 * Whether a password is not enough to sign in. Staff read the data of everybody: theirs is not,
 * unless the client says so in as many words.
 */
export const demandeSecondFacteur = (
  { isAmf, roles }: { isAmf: boolean; roles: readonly Role[] },
  { isSecondFacteurPersonnel = true }: { isSecondFacteurPersonnel?: boolean | undefined },
) => isAmf || (isSecondFacteurPersonnel && isBackOffice(roles))
