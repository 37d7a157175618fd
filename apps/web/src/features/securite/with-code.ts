import type { OperationSecurite } from '@espace-adherent/domain/securite'
import { HttpError } from '../../platform/http/error.ts'
import { demanderCode } from './demander.tsx'

/**
 * Sends something that may need a security code: refused for want of one, it asks for it, and sends
 * again what nobody has to type again. Given up, it stays refused.
 */
export async function withSecurityCode<T>(
  operation: OperationSecurite,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'SecurityCodeRequired') throw error
    await new Promise<void>((resolve, reject) => {
      demanderCode({ operation, onVerified: resolve, onAbandon: () => reject(error) })
    })
    return await send()
  }
}
