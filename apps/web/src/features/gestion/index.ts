export { TableGestion } from './Table.tsx'
