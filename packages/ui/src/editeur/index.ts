export * from './EditeurRiche.tsx'
