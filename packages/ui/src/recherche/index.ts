export * from './BarreFiltres.tsx'
export * from './RechercheField.tsx'
