export { AccordEnAttente } from './AccordEnAttente.tsx'
export { Accords, Precision } from './Accords.tsx'
export { aideDe, avecCode } from './sensibles.ts'
