export * from './ConfirmDialog.tsx'
export * from './Dialog.tsx'
export * from './InfoDialog.tsx'
export { useTopDialog } from './top-dialog.ts'
