export { FaqRedaction } from './FaqRedaction.tsx'
