import { demarches } from '../../features/hospitalisation/index.ts'

export default () => <demarches.pecHospiActeGestion />
