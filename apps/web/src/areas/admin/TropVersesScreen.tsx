import { tropVersesGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import { natureTropVerse } from '../../features/trop-verses/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { tropVerses } from './routes.ts'
import { textes } from './textes.ts'

const rendus = { nature: natureTropVerse }

export default function TropVersesScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={tropVersesGestion}
      lead={textes.tropVersesLead}
      search={search}
      adresse={tropVerses.link({})}
      rendus={rendus}
    />
  )
}
