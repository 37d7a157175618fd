export { nouveautesSource } from './source.ts'
