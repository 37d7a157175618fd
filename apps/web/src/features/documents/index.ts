export * from './MesCourriers.tsx'
export * from './MesDocuments.tsx'
export * from './MesEditions.tsx'
export * from './ouvrir.tsx'
