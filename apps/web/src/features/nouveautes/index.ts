export * from './Nouveautes.tsx'
