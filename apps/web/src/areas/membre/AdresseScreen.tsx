import { demarches } from '../../features/adresse/index.ts'

export default () => <demarches.adresseActeGestion />
