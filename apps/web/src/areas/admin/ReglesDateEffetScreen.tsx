import { ReglesDateEffet } from '../../features/regles-date-effet/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { reglesDateEffet } from './routes.ts'

export default function ReglesDateEffetScreen({ search }: ScreenProps) {
  return <ReglesDateEffet search={search} adresse={reglesDateEffet.link({})} />
}
