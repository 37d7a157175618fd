export { Exports } from './Exports.tsx'
export { TableGestion } from './Table.tsx'
export { Vues } from './Vues.tsx'
