export { Contenus } from './Contenus.tsx'
export { comparer } from './differences.ts'
