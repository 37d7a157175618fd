import { useContrats } from '../../features/contrats/index.ts'
import { MesCotisations } from '../../features/cotisations/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function CotisationsScreen({ search }: ScreenProps) {
  const { nomOffre } = useContrats().courant
  return (
    <>
      <ScreenTitle lead={textes.cotisationsIntro(nomOffre)}>
        {textes.titres.cotisations}
      </ScreenTitle>
      <div className={css.column}>
        <MesCotisations search={search} />
      </div>
    </>
  )
}
