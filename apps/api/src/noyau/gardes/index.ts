export { garder } from './relever.repository.ts'
