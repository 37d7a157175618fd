const KEY = 'espace-adherent.vue'
const FINIE = ''
/** Where staff find the accounts they look at. */
const RETOUR = '/#/admin/utilisateurs'

/** A browser that keeps nothing has no tab of its own for it either. */
function stockage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/**
 * The member whose portal this tab, alone of its browser, shows to staff. It is a claim: the server gives what their session
 * bears out, to be read only. It goes with the tab.
 */
export const vueOnglet = {
  get: (): string | null => stockage()?.getItem(KEY) || null,
  /** It showed somebody's: it becomes its reader's own anew, and nothing read of the other stays. */
  leave(): boolean {
    if (vueOnglet.get() === null) return false
    stockage()?.setItem(KEY, FINIE)
    window.location.assign(RETOUR)
    window.location.reload()
    return true
  },
  /** Whether this tab has just been led back; told once. */
  isQuittee(): boolean {
    const isFinie = stockage()?.getItem(KEY) === FINIE
    if (isFinie) stockage()?.removeItem(KEY)
    return isFinie
  },
  /** Of a tab that was opened for it. */
  begin: (onglet: Window, compteId: string) => onglet.sessionStorage.setItem(KEY, compteId),
  forget: () => stockage()?.removeItem(KEY),
}

/** What the browser asks for by itself takes no header. */
export function avecVue(url: string): string {
  const compteId = vueOnglet.get()
  return compteId === null ? url : `${url}?vue=${compteId}`
}
