import { isFonctionnaliteVisible } from '@espace-adherent/domain/clients/fonctionnalites'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { ChangementsPrevus } from '../../features/actes/index.ts'
import { ContratTermine, useContrats } from '../../features/contrats/index.ts'
import { MesGaranties } from '../../features/garanties/MesGaranties.tsx'
import { RenfortsDetenus } from '../../features/options/MesOptions.tsx'
import { useLiens } from '../../features/portail/index.ts'
import { Renonciables } from '../../features/renonciation/index.ts'
import { ouvrirReseauxSoins } from '../../features/reseaux-soins/ouvrir.tsx'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useFonctionnalites } from '../../platform/session/current-client.ts'
import { useLectureSeule, useSession } from '../../platform/session/current-user.ts'
import css from './membre.module.css'
import { textes } from './textes.ts'

/** What a level or an option changes shows here; who is covered does not. */
const deGaranties = [
  'garantiesActeGestion',
  'optionAffiliationActeGestion',
  'optionRadiationActeGestion',
  'radiationRenfortActeGestion',
] as const

export default function GarantiesScreen({ search }: ScreenProps) {
  const liens = useLiens()
  const { nomOffre, numeroContratIndividuel, typeContrat, qualite, isActif } = useContrats().courant
  const isLectureSeule = useLectureSeule()
  const isAdherent = qualite === 'adherent' && !isLectureSeule
  const fonctionnalites = useFonctionnalites(useSession(true), true)
  const hasReseaux =
    typeContrat === 'sante' &&
    isActif &&
    !isLectureSeule &&
    fonctionnalites !== null &&
    isFonctionnaliteVisible(fonctionnalites, 'reseauxSoins', {
      connecte: true,
      numeroContrat: numeroContratIndividuel,
    })
  const canChange = isAdherent && typeContrat === 'sante' && isActif
  return (
    <>
      <ScreenTitle lead={textes.garantiesIntro[typeContrat](nomOffre)}>
        {textes.titres.garanties}
      </ScreenTitle>
      <div className={css.column}>
        <ContratTermine quoi="garanties" />
        <Renonciables />
        <ChangementsPrevus actes={deGaranties} />
        <div className={css.gestes}>
          {canChange && (
            <ButtonLink href={liens.demarche('garanties')}>{textes.comparerNiveaux}</ButtonLink>
          )}
          {hasReseaux && <Button onClick={ouvrirReseauxSoins}>{textes.titres.reseauxSoins}</Button>}
        </div>
        <MesGaranties ligne={search.get('ligne')} />
        {isAdherent && <RenfortsDetenus />}
      </div>
    </>
  )
}
