import { gelsGestion } from '@espace-adherent/contract/gestions'
import { Conservation } from '../../features/conservation/Conservation.tsx'
import { EcranGestion } from '../../features/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './admin.module.css'
import { conservation } from './routes.ts'
import { textes } from './textes.ts'

export default function ConservationScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle lead={textes.conservationLead}>{textes.conservation}</ScreenTitle>
      <Conservation />
      <section className={css.suite}>
        <h2>{gelsGestion.libelle}</h2>
        <p>{textes.gelsLead}</p>
        <EcranGestion
          gestion={gelsGestion}
          titre={null}
          search={search}
          adresse={conservation.link({})}
        />
      </section>
    </>
  )
}
