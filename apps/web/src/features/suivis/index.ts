export { pourQui } from './pour-qui.tsx'
export { QuestionJour } from './QuestionJour.tsx'
export { suiviQuery, useGesteSuivi, usePeutSuivre } from './queries.ts'
export { Suivi } from './Suivi.tsx'
