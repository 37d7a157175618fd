export { Droits } from './Droits.tsx'
