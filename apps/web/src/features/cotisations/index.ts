export * from './MesCotisations.tsx'
