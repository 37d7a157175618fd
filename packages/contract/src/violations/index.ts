export { violationsGestion } from './gestion.ts'
export {
  type InformationViolation,
  informationViolationsResource,
  type PersonneTouchee,
  personnesToucheesResource,
} from './resource.ts'
