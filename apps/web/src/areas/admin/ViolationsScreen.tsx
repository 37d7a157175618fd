import { violationsGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import { Information } from '../../features/violations/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { violations } from './routes.ts'
import { textes } from './textes.ts'

export default function ViolationsScreen({ search }: ScreenProps) {
  return (
    <>
      <EcranGestion
        gestion={violationsGestion}
        lead={textes.violationsLead}
        search={search}
        adresse={violations.link({})}
      />
      <Information />
    </>
  )
}
