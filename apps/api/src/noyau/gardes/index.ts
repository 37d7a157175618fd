export { classerGardes } from './classement.repository.ts'
export { createGardes } from './etage.repository.ts'
export { protegerTardives, tenirPersonnes } from './proteger.repository.ts'
export { garder } from './relever.repository.ts'
export {
  ajouterLotsGardes,
  compterGardes,
  type GardeFinie,
  terminerGardes,
} from './suites.repository.ts'
