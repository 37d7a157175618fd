export * from './demander.tsx'
