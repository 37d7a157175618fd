import { Demarche } from '../actes/index.ts'
import { Conditions } from './Conditions.tsx'
import { resiliationDefinition } from './definition.tsx'

const definition = { ...resiliationDefinition, Avant: Conditions }

export default () => <Demarche definition={definition} />
