export { Utilisateurs } from './Utilisateurs.tsx'
