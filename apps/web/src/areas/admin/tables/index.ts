import type { CleGestion } from '@espace-adherent/contract/gestions'
import type { Complement } from '../../../features/gestion/index.ts'
import { type Lazy, lazyModule } from '../../../platform/chunks/index.ts'

type Module = { default: Complement }

const mots = lazyModule<Module>(() => import('./mots.ts'))
const registres = lazyModule<Module>(() => import('./registres.ts'))

/** What some tables add to their screen. All others are drawn from their declaration alone. */
export const complements: Partial<Record<CleGestion, Lazy<Module>>> = {
  audiences: lazyModule<Module>(() => import('./audiences.ts')),
  contenu: lazyModule<Module>(() => import('./contenus.ts')),
  evolutions: lazyModule<Module>(() => import('./evolutions.tsx')),
  faq: lazyModule<Module>(() => import('./faq.ts')),
  historique: lazyModule<Module>(() => import('./historique.tsx')),
  impayes: lazyModule<Module>(() => import('./impayes.ts')),
  impressions: lazyModule<Module>(() => import('./impressions.tsx')),
  indus: lazyModule<Module>(() => import('./indus.ts')),
  lots: lazyModule<Module>(() => import('./lots.tsx')),
  nouveautes: lazyModule<Module>(() => import('./nouveautes.tsx')),
  portabilites: lazyModule<Module>(() => import('./portabilites.ts')),
  ratios: lazyModule<Module>(() => import('./ratios.tsx')),
  'regle-date-effet': lazyModule<Module>(() => import('./regles-date-effet.ts')),
  reclamations: registres,
  'droits-personnels': registres,
  'trop-verses': lazyModule<Module>(() => import('./trop-verses.ts')),
  violations: lazyModule<Module>(() => import('./violations.tsx')),
  'mots.mail': mots,
  'mots.edition': mots,
  'mots.etiquette': mots,
  'mots.traduction': mots,
}
