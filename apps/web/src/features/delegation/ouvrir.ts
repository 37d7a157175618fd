import { HttpError } from '../../platform/http/error.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { ouvrir } from './calls.ts'
import { textes } from './textes.ts'

/** From the menu of the account, which is on every screen. */
export async function ouvrirEspace(id: string): Promise<void> {
  try {
    await ouvrir(id)
  } catch (error) {
    const detail = error instanceof HttpError ? error.message : undefined
    toasts.push({ type: 'danger', title: textes.echecs.geste, ...(detail && { detail }) })
  }
}
