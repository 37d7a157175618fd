import { demarches } from '../../features/mon-compte/index.ts'

export default () => <demarches.changementIdentifiantActeGestion />
