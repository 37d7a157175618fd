export { AccordCle, Etat, Remise, reseauxDe } from './Cle.tsx'
