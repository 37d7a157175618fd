// Nothing but names passed on: what a barrel does itself, every screen that takes one name loads.
export * from './CarteCourte.tsx'
export * from './CartesHorsLigne.tsx'
export * from './CarteTiersPayant.tsx'
export { readCarte } from './queries.ts'
