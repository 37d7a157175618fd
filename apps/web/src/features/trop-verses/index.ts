export { natureTropVerse } from './nature.tsx'
