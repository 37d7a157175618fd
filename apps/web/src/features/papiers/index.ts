export * from './TousMesPapiers.tsx'
export { textes as textesPapiers } from './textes.ts'
