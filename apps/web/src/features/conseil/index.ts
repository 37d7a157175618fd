export * from './Besoins.tsx'
export * from './ConseilDossier.tsx'
export * from './Remis.tsx'
export { textes as textesConseil } from './textes.ts'
