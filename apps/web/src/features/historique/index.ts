export { Controle } from './Controle.tsx'
