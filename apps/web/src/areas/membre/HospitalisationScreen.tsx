import { pecHospiActeGestion as Hospitalisation } from '../../features/hospitalisation/demarches.ts'

export default () => <Hospitalisation />
