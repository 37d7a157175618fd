import { changementIdentifiantActeGestion as Identifiant } from '../../features/comptes/mon-compte/index.ts'

export default () => <Identifiant />
