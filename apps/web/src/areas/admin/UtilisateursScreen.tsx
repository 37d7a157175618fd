import { Utilisateurs } from '../../features/utilisateurs/Utilisateurs.tsx'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { utilisateurs } from './routes.ts'

export default function UtilisateursScreen({ search }: ScreenProps) {
  return <Utilisateurs search={search} adresse={utilisateurs.link({})} />
}
