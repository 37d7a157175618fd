export type { AskImage } from './Barre.tsx'
export * from './EditeurRiche.tsx'
