import { lazyView } from '../../platform/chunks/index.ts'

/** Switches, and no form: they count as they are turned. */
const ecrans = () => import('./MesPreferences.tsx')
export const communicationActeGestion = lazyView(async () => ({
  default: (await ecrans()).pageContact,
}))
export const abonnementActeGestion = lazyView(async () => ({
  default: (await ecrans()).pageAlertes,
}))
export const dematerialisationActeGestion = lazyView(async () => ({
  default: (await ecrans()).pagePapiers,
}))
