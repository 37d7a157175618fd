export { createProfilSource } from './source.ts'
