import { CGU_REFUSEES } from '@espace-adherent/domain/comptes/inscription.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { textes } from './textes.ts'

/** Two faults are also said aloud, in the words of the specification. */
export function sayAloud(
  names: readonly string[],
  { password, confirmPassword }: { password: string; confirmPassword: string },
): void {
  if (names.includes('cgu')) toasts.push({ type: 'danger', title: CGU_REFUSEES })
  if (password !== confirmPassword)
    toasts.push({ type: 'danger', title: textes.motsDePasseIdentiques })
}
