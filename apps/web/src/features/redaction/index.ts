export { Contenus } from './Contenus.tsx'
