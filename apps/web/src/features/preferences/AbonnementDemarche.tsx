export { abonnementDefinition as default } from './definitions.tsx'
