export { Conservation } from './Conservation.tsx'
