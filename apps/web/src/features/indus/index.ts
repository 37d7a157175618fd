export { etatIndu } from './etat.tsx'
export { LignesIndu } from './LignesIndu.tsx'
export { MesIndus } from './MesIndus.tsx'
