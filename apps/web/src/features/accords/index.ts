export { Accords, Precision } from './Accords.tsx'
