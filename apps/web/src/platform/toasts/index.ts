import { portail } from '../portail/settings.ts'
import { createToasts, DEFAULT_DELAY } from './toasts.ts'

/** The client counts in seconds. */
export const toasts = createToasts(() => {
  const seconds = portail().config.delaiToasts
  return seconds > 0 ? seconds * 1000 : DEFAULT_DELAY
})
