export * from './Montant.tsx'
export * from './MontantField.tsx'
