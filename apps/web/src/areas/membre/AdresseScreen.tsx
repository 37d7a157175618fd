import { adresseActeGestion as Adresse } from '../../features/adresse/demarches.ts'

export default () => <Adresse />
