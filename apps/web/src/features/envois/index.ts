export { Envois } from './Envois.tsx'
export { FicheEnvoi } from './FicheEnvoi.tsx'
