import { pecHospiActeGestion as Hospitalisation } from '../../features/hospitalisation/index.ts'

export default () => <Hospitalisation />
