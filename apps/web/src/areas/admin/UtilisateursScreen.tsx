import { Utilisateurs } from '../../features/utilisateurs/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { utilisateurs } from './routes.ts'

export default function UtilisateursScreen({ search }: ScreenProps) {
  return <Utilisateurs search={search} adresse={utilisateurs.link({})} />
}
