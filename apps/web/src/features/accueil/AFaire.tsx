import type { Contrat } from '@espace-adherent/contract/contrats'
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

type AFaireProps = Pick<
  ReturnType<typeof useAFaire>,
  'desContrats' | 'refusees' | 'consentements'
> & {
  className?: string | undefined
  /** Where the reason of a refused télétransmission stands. */
  beneficiaires: string
}

const REFUS_MONTRES = 2

/** What waits for the member, each with the way to do it: what stands still without them comes first. */
export function AFaire({
  desContrats,
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
      {desContrats.map(({ contrat, actions }) =>
        actions.map((action) => (
          <DuContrat
            key={`${contrat.numeroContratIndividuel} ${action}`}
            contrat={contrat}
            action={action}
            beneficiaires={beneficiaires}
          />
        )),
      )}
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

type DuContratProps = { contrat: Contrat; action: ActionContrat; beneficiaires: string }

/** Of another contract than the one that is shown, it says which, and its link shows that one first. */
function DuContrat({ contrat, action, beneficiaires }: DuContratProps) {
  const liens = useLiens()
  const { courant, choose } = useContrats()
  const {
    numeroContratIndividuel: numero,
    nomOffre,
    teletransmissionRefusee,
    modalitePaiementPrestation,
    impaye,
    indu,
  } = contrat
  const isAutre = contrat !== courant
  const titre = (texte: string) => (isAutre ? textes.deLAutre(texte, nomOffre, numero) : texte)
  const lien = (href: string, libelle: string) => (
    <ButtonLink href={href} {...(isAutre && { onClick: () => choose(numero) })}>
      {libelle}
    </ButtonLink>
  )
  const notices: Record<ActionContrat, () => ReactNode> = {
    precontentieux: () => (
      <Notice tone="danger" title={titre(textes.precontentieux)}>
        {textes.precontentieuxTexte(portail().config.adressePostale)}
      </Notice>
    ),
    impaye: () =>
      impaye && (
        <Notice
          tone={impaye.isSuspendu ? 'danger' : 'warning'}
          title={titre(impaye.isSuspendu ? textes.suspendu : textes.miseEnDemeure)}
          action={lien(liens.cotisations(), textes.voirCotisations)}
        >
          {textes.impaye(impaye)}
        </Notice>
      ),
    indu: () =>
      indu && (
        <Notice
          tone="warning"
          title={titre(textes.indu)}
          action={lien(liens.tropPercus(), textes.voirIndu)}
        >
          {textes.induTexte(indu)}
        </Notice>
      ),
    cotisationRejetee: () => (
      <Notice
        tone="warning"
        title={titre(textes.cotisationRejetee)}
        action={lien(liens.cotisations(), textes.voirCotisations)}
      >
        {textes.cotisationRejeteeTexte}
      </Notice>
    ),
    rib: () => (
      <Notice
        tone="warning"
        title={titre(textes.ribManquant)}
        action={lien(liens.demarche('ribprestations'), textes.ajouterRib)}
      >
        {modalitePaiementPrestation.codeModePaiement === 'CHQ'
          ? textes.ribChequeTexte
          : textes.ribManquantTexte}
      </Notice>
    ),
    mandat: () => (
      <Notice
        tone="warning"
        title={titre(textes.mandatCaduc)}
        action={lien(liens.demarche('ribcotisations'), textes.signerMandat)}
      >
        {textes.mandatCaducTexte}
      </Notice>
    ),
    compte: () => (
      <Notice
        tone="info"
        title={titre(textes.compteADemander)}
        action={lien(liens.coordonneesBancaires(), textes.choisirCompte)}
      >
        {textes.compteADemanderTexte}
      </Notice>
    ),
    teletransmission: () => (
      <Notice
        tone="warning"
        title={titre(textes.teletransmission(teletransmissionRefusee))}
        action={lien(beneficiaires, textes.voirRaison)}
      >
        {textes.teletransmissionTexte}
      </Notice>
    ),
  }
  return notices[action]()
}
