import { defineSlice } from '../slice.ts'
import { evolutionsTenues } from './gestion.ts'
import { evolutionsMots } from './mots.ts'
import { createNotifier, type NotifierDeps } from './notifier.ts'
import { createNotificationSource } from './source.ts'

/** Changes of benefits and contributions: written, consented to, notified in time, and proven. */
export const evolutionsSlice = defineSlice({
  nom: 'evolutions',
  mots: evolutionsMots,
  gestions: [evolutionsTenues],
  sources: (deps: NotifierDeps) => ({ notificationEvolutions: createNotificationSource(deps) }),
  jobs: (deps: NotifierDeps) => createNotifier(deps),
})
