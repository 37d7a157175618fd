import { Conditions } from './Conditions.tsx'
import { resiliationDefinition } from './definition.ts'

export default { ...resiliationDefinition, Avant: Conditions }
