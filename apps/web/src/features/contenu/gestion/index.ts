export { ApercuNouveaute } from './Apercu.tsx'
export { Contenus } from './Contenus.tsx'
