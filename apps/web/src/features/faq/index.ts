export { FaqDialog } from './FaqDialog.tsx'
export { FaqPanel } from './FaqPanel.tsx'
