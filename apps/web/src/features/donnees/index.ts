export * from './Consultations.tsx'
export * from './Copie.tsx'
