export * from './CodeField.tsx'
export * from './CodeSecuriteDialog.tsx'
export type { ContactSecurite, EnvoiCode } from './parcours.ts'
export type { EchecVerification } from './useCodeSecurite.ts'
