export * from './ComptesParRole.tsx'
export * from './Connexions.tsx'
