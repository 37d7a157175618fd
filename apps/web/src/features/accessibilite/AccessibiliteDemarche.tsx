import { Demarche } from '../actes/index.ts'
import { accessibiliteDefinition } from './definition.ts'

export default () => <Demarche definition={accessibiliteDefinition} />
