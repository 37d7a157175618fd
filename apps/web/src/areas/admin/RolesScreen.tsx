import { Droits } from '../../features/roles/index.ts'

export default function RolesScreen() {
  return <Droits />
}
