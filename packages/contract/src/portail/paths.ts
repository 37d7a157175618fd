import type { ActeGestion } from '../actes/liste.ts'

/** Whether the client has an act applied at once, or treated by a clerk. */
export const modeGestionPath = (acte: ActeGestion) => `/api/identity/client/mode-gestion/${acte}`
