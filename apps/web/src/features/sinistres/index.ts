export { SoinsField } from './SoinsField.tsx'
