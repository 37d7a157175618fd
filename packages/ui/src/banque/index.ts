export * from './BankFields.tsx'
export * from './RibDialog.tsx'
