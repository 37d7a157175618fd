export * from './ouvrir.tsx'
