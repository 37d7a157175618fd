export * from './demander.tsx'
export * from './with-code.ts'
