import { Droits } from '../../features/roles/Droits.tsx'

export default function RolesScreen() {
  return <Droits />
}
