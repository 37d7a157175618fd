import { isRibADemander } from '@espace-adherent/domain/apres-connexion'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { portail } from '../../platform/portail/settings.ts'
import { useLiens } from '../portail/index.ts'
import css from './contrats.module.css'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/**
 * What the current contract waits for from the member; nothing at all when nothing is due.
 * `cotisations`: where a rejected debit is explained.
 */
export function AFaire({ cotisations }: { cotisations: string }) {
  const { courant } = useContrats()
  const { adressePostale } = portail().config
  const liens = useLiens()
  const isRibDemande = isRibADemander(courant)
  const { isPrecontentieux, isCotisationRejetee } = courant
  if (!isRibDemande && !isPrecontentieux && !isCotisationRejetee) return null
  return (
    <section className={css.aFaire} aria-labelledby="a-faire">
      <h2 id="a-faire">{textes.aFaire}</h2>
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
    </section>
  )
}
