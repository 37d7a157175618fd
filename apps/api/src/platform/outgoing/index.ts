export { createDoor, type Door, TIMEOUT_SECONDS } from './door.ts'
export { AUCUN_RESEAU, type Reseaux } from './reach.ts'
