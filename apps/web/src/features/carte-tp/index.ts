export * from './CarteCourte.tsx'
export * from './CarteTiersPayant.tsx'
