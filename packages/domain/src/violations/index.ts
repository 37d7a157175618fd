export {
  type EtatInformation,
  echeanceCnil,
  etatInformationApres,
  type GesteInformation,
  gestesInformation,
  gestesInformationPossibles,
  libellesDecisionViolation,
  libellesEtatInformation,
  libellesNatureViolation,
  libellesObjetViolation,
} from './violation.ts'
