export * from './MesReseauxSoins.tsx'
export * from './ouvrir.tsx'
