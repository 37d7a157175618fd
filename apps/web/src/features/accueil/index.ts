export * from './AFaire.tsx'
export * from './useAFaire.ts'
