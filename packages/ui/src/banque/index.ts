export * from './BankFields.tsx'
