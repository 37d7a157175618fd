import { adresseActeGestion as Adresse } from '../../features/adresse/index.ts'

export default () => <Adresse />
