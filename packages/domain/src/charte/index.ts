export * from './contraste.ts'
export * from './depuis-couleur.ts'
export * from './palette.ts'
