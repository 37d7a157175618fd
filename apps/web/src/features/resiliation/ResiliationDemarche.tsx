import { Demarche } from '../actes/index.ts'
import { Conditions } from './Conditions.tsx'
import { resiliationDefinition } from './definition.ts'

const definition = { ...resiliationDefinition, Avant: Conditions }

export default () => <Demarche definition={definition} />
