export * from './MesGaranties.tsx'
