export * from './MesPreferences.tsx'
