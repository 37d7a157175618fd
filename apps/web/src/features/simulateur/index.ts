export * from './Simulateur.tsx'
