export * from './Situation.tsx'
