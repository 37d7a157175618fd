export * from './tenu.tsx'
