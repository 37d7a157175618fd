export { ribDefinition as default } from './definition.tsx'
