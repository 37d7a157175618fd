export { PapierAPoster } from './PapierAPoster.tsx'
