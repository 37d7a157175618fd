import { lazyView } from '../../platform/chunks/index.ts'

/** Switches, and no form: they count as they are turned. */
const vue = (nom: 'pageAlertes' | 'pageContact' | 'pagePapiers') =>
  lazyView(async () => ({ default: (await import('./MesPreferences.tsx'))[nom] }))
export const communicationActeGestion = vue('pageContact')
export const abonnementActeGestion = vue('pageAlertes')
export const dematerialisationActeGestion = vue('pagePapiers')
