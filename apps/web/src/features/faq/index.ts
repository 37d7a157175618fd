export { FaqDialog, FaqPanel } from './FaqPanel.tsx'
