import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const ribPrestationsActeGestion = lazyDemarche(async () => ({
  default: (await import('./definition.tsx')).ribDefinition,
}))
export const ribCotisationsActeGestion = lazyDemarche(async () => ({
  default: (await import('./mandat.tsx')).ribCotisationsDefinition,
}))
export const ribActeGestion = lazyDemarche(async () => ({
  default: (await import('./mandat.tsx')).ribDeuxDefinition,
}))
