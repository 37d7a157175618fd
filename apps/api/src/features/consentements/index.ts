export { consentementsSource } from './source.ts'
