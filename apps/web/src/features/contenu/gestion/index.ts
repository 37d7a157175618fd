export { ApercuContenu, ApercuNouveaute } from './Apercu.tsx'
