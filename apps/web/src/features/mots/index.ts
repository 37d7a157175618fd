export { ChampMot } from './ChampMot.tsx'
