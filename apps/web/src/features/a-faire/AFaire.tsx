import type { ActionContrat } from '@espace-adherent/domain/accueil'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import type { ReactNode } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import { useContrats } from '../contrats/index.ts'
import { DemandesAttendues } from '../demandes/index.ts'
import { useLiens } from '../portail/index.ts'
import { textes } from './textes.ts'
import type { useAFaire } from './useAFaire.ts'

type AFaireProps = Pick<ReturnType<typeof useAFaire>, 'actions' | 'refusees' | 'consentements'> & {
  className?: string | undefined
  /** Where the reason of a refused télétransmission stands. */
  beneficiaires: string
}

const REFUS_MONTRES = 2

/** What waits for the member, each with the way to do it: what stands still without them comes first. */
export function AFaire({
  actions,
  refusees,
  consentements,
  className,
  beneficiaires,
}: AFaireProps) {
  const liens = useLiens()
  return (
    <section className={className} aria-labelledby="a-faire">
      <h2 id="a-faire">{textes.titre}</h2>
      <DemandesAttendues />
      {actions.map((action) => (
        <DuContrat key={action} action={action} beneficiaires={beneficiaires} />
      ))}
      {refusees.slice(0, REFUS_MONTRES).map(({ id, libelle }) => (
        <Notice
          key={id}
          tone="warning"
          title={textes.refusee(libelle)}
          action={<ButtonLink href={liens.demande(id)}>{textes.voirPourquoi}</ButtonLink>}
        >
          {textes.refuseeTexte}
        </Notice>
      ))}
      {consentements > 0 && (
        <Notice
          tone="info"
          title={textes.consentements(consentements)}
          action={<ButtonLink href={liens.demarche('consentement')}>{textes.repondre}</ButtonLink>}
        >
          {textes.consentementsTexte}
        </Notice>
      )}
    </section>
  )
}

function DuContrat({ action, beneficiaires }: { action: ActionContrat; beneficiaires: string }) {
  const liens = useLiens()
  const { teletransmissionRefusee } = useContrats().courant
  const notices: Record<ActionContrat, () => ReactNode> = {
    precontentieux: () => (
      <Notice tone="danger" title={textes.precontentieux}>
        {textes.precontentieuxTexte(portail().config.adressePostale)}
      </Notice>
    ),
    cotisationRejetee: () => (
      <Notice
        tone="warning"
        title={textes.cotisationRejetee}
        action={<ButtonLink href={liens.cotisations()}>{textes.voirCotisations}</ButtonLink>}
      >
        {textes.cotisationRejeteeTexte}
      </Notice>
    ),
    rib: () => (
      <Notice
        tone="warning"
        title={textes.ribManquant}
        action={
          <ButtonLink href={liens.demarche('ribprestations')}>{textes.ajouterRib}</ButtonLink>
        }
      >
        {textes.ribManquantTexte}
      </Notice>
    ),
    teletransmission: () => (
      <Notice
        tone="warning"
        title={textes.teletransmission(teletransmissionRefusee)}
        action={<ButtonLink href={beneficiaires}>{textes.voirRaison}</ButtonLink>}
      >
        {textes.teletransmissionTexte}
      </Notice>
    ),
  }
  return notices[action]()
}
