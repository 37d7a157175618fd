export * from './DemandePublique.tsx'
