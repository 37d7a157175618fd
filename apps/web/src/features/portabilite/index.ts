export { Portabilites } from './Portabilites.tsx'
