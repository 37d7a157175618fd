export { Consultations } from './Consultations.tsx'
export { Controle } from './Controle.tsx'
export { HistoireElement } from './HistoireElement.tsx'
