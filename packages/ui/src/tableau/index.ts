export * from './Tableau.tsx'
