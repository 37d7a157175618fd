export { Bilan } from './Bilan.tsx'
export { Envoi } from './Envoi.tsx'
export { Accord, Avancement, Etat, Rejets } from './lot.tsx'
