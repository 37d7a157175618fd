export { Clients } from './Clients.tsx'
export { FicheClient } from './FicheClient.tsx'
