import { Contenus } from '../../features/contenu/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { contenus } from './routes.ts'

export default function ContenusScreen({ search }: ScreenProps) {
  return <Contenus search={search} adresse={contenus.link({})} />
}
