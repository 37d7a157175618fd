export * from './ConfirmDialog.tsx'
export * from './InfoDialog.tsx'
