export * from './BesoinAide.tsx'
export * from './groupes.ts'
export * from './Navigation.tsx'
export * from './useGroupes.ts'
