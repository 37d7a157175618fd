export { Impayes } from './Impayes.tsx'
