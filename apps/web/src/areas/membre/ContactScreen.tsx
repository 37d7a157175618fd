import { demarches } from '../../features/contact/index.ts'

export default () => <demarches.contactActeGestion />
