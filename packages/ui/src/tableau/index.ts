export * from './PetitTableau.tsx'
export * from './Tableau.tsx'
