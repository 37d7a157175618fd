export * from './TelephoneField.tsx'
