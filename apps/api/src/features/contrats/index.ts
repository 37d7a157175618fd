export { contratsSource } from './source.ts'
