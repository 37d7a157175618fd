export * from './Sorties.tsx'
