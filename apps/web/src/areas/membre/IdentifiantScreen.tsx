import { changementIdentifiantActeGestion as Identifiant } from '../../features/comptes/demarches.ts'

export default () => <Identifiant />
