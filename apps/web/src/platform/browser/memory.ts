/**
 * What this browser remembers from one visit to the next. Storage may be full, forbidden or absent
 * (private windows, in-app browsers), so nothing may depend on it.
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
      // It is forgotten at the next visit.
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
