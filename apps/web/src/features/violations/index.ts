export { Information } from './Information.tsx'
export { useCnilEnRetard } from './queries.ts'
