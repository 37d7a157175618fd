export { TropVerses } from './TropVerses.tsx'
