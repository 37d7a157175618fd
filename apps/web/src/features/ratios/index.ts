export * from './RatiosCotisations.tsx'
