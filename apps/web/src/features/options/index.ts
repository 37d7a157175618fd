export * from './MesOptions.tsx'
