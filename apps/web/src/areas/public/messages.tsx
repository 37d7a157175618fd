import { formatDateLongue, isDateCalendaire } from '@espace-adherent/domain/calendrier'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { SeConnecter } from '../../features/comptes/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { Accueil, Annonce, Paragraphes } from './Annonce.tsx'
import { effetAnnonce } from './effet.ts'
import { forgotPassword } from './routes.ts'
import { textes } from './textes.ts'

/** The screens that only say something: what was done, and where to go from there. */

export const ActivateUserConfirmation = () => (
  <Annonce titre={textes.activationFaite.titre} actions={<SeConnecter />}>
    <Paragraphes textes={textes.activationFaite.textes} />
  </Annonce>
)

/** Closed, or to be closed on the day that its address gives. */
export const DeleteUserConfirmation = ({ search }: ScreenProps) => {
  const le = search.get('le') ?? ''
  const { compteSupprime, suppressionDemandee } = textes
  return isDateCalendaire(le) ? (
    <Annonce titre={suppressionDemandee.titre} actions={<Accueil />}>
      <Paragraphes textes={suppressionDemandee.textes(formatDateLongue(le))} />
    </Annonce>
  ) : (
    <Annonce titre={compteSupprime.titre} actions={<Accueil />}>
      <Paragraphes textes={compteSupprime.textes} />
    </Annonce>
  )
}

/** After a registration, or after another identifier was asked for: then it says from when it counts. */
export const DisplayEmail = ({ search }: ScreenProps) => {
  const effet = effetAnnonce(search)
  const { titre, activer, confirmer, aide } = textes.displayEmail
  return (
    <Annonce titre={titre} actions={<Accueil />}>
      <Paragraphes textes={effet === null ? [activer, aide] : [confirmer, effet, aide]} />
    </Annonce>
  )
}

export const ForgotPasswordConfirmation = () => (
  <Annonce titre={textes.demandeRecue.titre} actions={<Accueil />}>
    <Paragraphes textes={textes.demandeRecue.textes} />
  </Annonce>
)

export const ResetPasswordConfirmation = () => (
  <Annonce titre={textes.motDePasseModifie.titre} actions={<SeConnecter />}>
    <Paragraphes textes={textes.motDePasseModifie.textes} />
  </Annonce>
)

/** A link that leads nowhere any more: another one is a click away. */
export const LienInvalide = () => (
  <Annonce
    titre={textes.lienInvalide.titre}
    actions={
      <>
        <ButtonLink href={forgotPassword.link({})} variant="primary">
          {textes.lienInvalide.nouveau}
        </ButtonLink>
        <Accueil />
      </>
    }
  >
    <Paragraphes textes={textes.lienInvalide.textes} />
  </Annonce>
)
