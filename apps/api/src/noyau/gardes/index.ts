export { matchGardes } from './classement.repository.ts'
export { guard } from './ecriture.repository.ts'
export { createGardes } from './etage.repository.ts'
export { holdPersonnes, shieldLate } from './protection.repository.ts'
export { followGardes, type Resceller } from './reunion.repository.ts'
export {
  addLotsGardes,
  countGardes,
  endGardes,
  type GardeFinie,
} from './suites.repository.ts'
