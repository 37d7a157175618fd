export * from './MesConsentements.tsx'
export * from './ouvrir.tsx'
