export { dematerialisationDefinition as default } from './definitions.tsx'
