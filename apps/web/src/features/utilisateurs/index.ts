export { ouvrePersonne } from './fiche/ouverte.ts'
