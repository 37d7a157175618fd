/**
 * What this browser remembers from one visit to the next. Storage may be full, forbidden or
 * absent (private windows, in-app browsers): remembering is a comfort, never a condition.
 */
export const memory = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value)
    } catch {
      // Forgotten at the next visit, no more.
    }
  },
  forget(key: string): void {
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Nothing was remembered.
    }
  },
}
