export * from './contraste.ts'
export * from './depuis-couleur.ts'
export * from './libelles.ts'
export * from './palette.ts'
