export {
  normaliseAccessibilite,
  type SaisieAccessibilite,
  type SignalementAccessibilite,
  validateAccessibilite,
} from './signalement.ts'
