export { Indus } from './Indus.tsx'
export { MesIndus } from './MesIndus.tsx'
