/** The phones for which an application exists. */
export function plateformeMobile(userAgent: string): 'android' | 'ios' | null {
  if (/Android/i.test(userAgent)) return 'android'
  return /iPhone/i.test(userAgent) ? 'ios' : null
}
