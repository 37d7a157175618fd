export * from './RechercheField.tsx'
