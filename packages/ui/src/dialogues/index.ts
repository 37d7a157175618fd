export * from './Dialog.tsx'
export { useTopDialog } from './top-dialog.ts'
