import { Droits } from '../../features/droits/index.ts'

export default function RolesScreen() {
  return <Droits />
}
