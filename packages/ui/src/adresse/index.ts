export * from './AdresseFields.tsx'
export * from './AdressePostale.tsx'
export * from './CodePostalLocalite.tsx'
export type { FindLocalites } from './useLocalites.ts'
