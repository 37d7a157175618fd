export * from './email.ts'
export * from './mot-de-passe.ts'
export * from './nir.ts'
export * from './nom.ts'
