export * from './AccountMenu.tsx'
export * from './nom.ts'
