export * from './CarteCourte.tsx'
export * from './CartesHorsLigne.tsx'
export * from './CarteTiersPayant.tsx'
