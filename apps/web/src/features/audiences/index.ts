export { RegleField } from './RegleField.tsx'
