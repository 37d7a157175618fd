import { ButtonLink } from '@espace-adherent/ui/actions'
import { ContratTermine, useContrats } from '../../features/contrats/index.ts'
import { Remboursements } from '../../features/remboursements/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useLectureSeule } from '../../platform/session/current-user.ts'
import css from './membre.module.css'
import { sinistresDeclarer } from './routes.ts'
import { textes } from './textes.ts'

export default function RemboursementsScreen({ search }: ScreenProps) {
  const isLectureSeule = useLectureSeule()
  const isSante = useContrats().courant.typeContrat === 'sante'
  return (
    <>
      <ScreenTitle>{textes.titres.remboursements}</ScreenTitle>
      <div className={css.column}>
        <ContratTermine quoi="remboursements" />
        {isSante && !isLectureSeule && (
          <p>
            <ButtonLink href={sinistresDeclarer.link({})}>{textes.envoyerFacture}</ButtonLink>
          </p>
        )}
        <Remboursements search={search} />
      </div>
    </>
  )
}
