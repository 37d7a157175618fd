export * from './contraste.ts'
export * from './palette.ts'
