import { isRibADemander } from '@espace-adherent/domain/apres-connexion'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { portail } from '../../platform/portail/settings.ts'
import { useLiens } from '../portail/index.ts'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/** What the current contract waits for from the member. `cotisations`: where a rejected debit is explained. */
export function ContratAFaire({ cotisations }: { cotisations: string }) {
  const { courant } = useContrats()
  const { adressePostale } = portail().config
  const liens = useLiens()
  const isRibDemande = isRibADemander(courant)
  const { isPrecontentieux, isCotisationRejetee } = courant
  return (
    <>
      {isRibDemande && (
        <Notice
          tone="warning"
          title={textes.ribManquant}
          action={
            <ButtonLink href={liens.demarche('ribprestations')}>{textes.ajouterRib}</ButtonLink>
          }
        >
          {textes.ribManquantTexte}
        </Notice>
      )}
      {isCotisationRejetee && (
        <Notice
          tone="warning"
          title={textes.cotisationRejetee}
          action={<ButtonLink href={cotisations}>{textes.voirCotisations}</ButtonLink>}
        >
          {textes.cotisationRejeteeTexte}
        </Notice>
      )}
      {isPrecontentieux && (
        <Notice tone="danger" title={textes.precontentieux}>
          {textes.precontentieuxTexte(adressePostale)}
        </Notice>
      )}
    </>
  )
}
