import { changementIdentifiantActeGestion as Identifiant } from '../../features/comptes/mon-compte/demarches.ts'

export default () => <Identifiant />
