import { texteCodeIncorrect } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { Verdict } from './verify.ts'

/** Why a code opened nothing, as it is answered; beside its field, where a form has several. */
export function toError(
  verdict: Exclude<Verdict, { etat: 'accepte' }>,
  champ?: string | undefined,
): AppError {
  switch (verdict.etat) {
    case 'refuse': {
      const texte = texteCodeIncorrect(verdict.essaisRestants)
      return new AppError('SecurityCodeInvalid', texte, champ ? { [champ]: texte } : undefined)
    }
    case 'expire':
      return new AppError('SecurityCodeExpired')
    case 'mort':
      return new AppError('SecurityCodeDead')
    case 'verrouille':
      return new AppError('SecurityCodeLocked')
    case 'sansMobile':
      return new AppError('MobileRequired')
  }
}
