import { ButtonLink } from '@espace-adherent/ui/actions'
import { SeConnecter } from '../../features/comptes/index.ts'
import { useLiens } from '../../features/portail/index.ts'
import { Annonce } from './Annonce.tsx'
import { forgotPassword } from './routes.ts'
import { textes } from './textes.ts'

/** The screens that only say something: what was done, and where to go from there. */

const Accueil = () => {
  const liens = useLiens()
  return <ButtonLink href={liens.home()}>{textes.accueil}</ButtonLink>
}

const Paragraphes = ({ textes: lignes }: { textes: readonly string[] }) =>
  lignes.map((ligne) => <p key={ligne}>{ligne}</p>)

export const ActivateUserConfirmation = () => (
  <Annonce titre={textes.activationFaite.titre} actions={<SeConnecter />}>
    <Paragraphes textes={textes.activationFaite.textes} />
  </Annonce>
)

export const DeleteUserConfirmation = () => (
  <Annonce titre={textes.compteSupprime.titre} actions={<Accueil />}>
    <Paragraphes textes={textes.compteSupprime.textes} />
  </Annonce>
)

export const DisplayEmail = () => (
  <Annonce titre={textes.displayEmail.titre} actions={<Accueil />}>
    <Paragraphes textes={textes.displayEmail.textes} />
  </Annonce>
)

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
