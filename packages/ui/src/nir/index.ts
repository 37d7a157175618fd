export * from './NirField.tsx'
