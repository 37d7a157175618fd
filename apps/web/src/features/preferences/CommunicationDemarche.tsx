export { communicationDefinition as default } from './definitions.tsx'
