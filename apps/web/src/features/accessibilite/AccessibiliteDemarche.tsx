import { Demarche } from '../actes/index.ts'
import { accessibiliteDefinition } from './definition.tsx'

export default () => <Demarche definition={accessibiliteDefinition} />
