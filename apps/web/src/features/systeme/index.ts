export { AccordCle, Etat, Remise } from './Cle.tsx'
