import { EmailField } from '@espace-adherent/ui/fields'
import { Champ, type Formulaire } from '@espace-adherent/ui/forms'
import { portail } from '../../platform/portail/settings.ts'
import { textes } from './textes.ts'
import type { InscriptionSaisie } from './values.ts'

type IdentifiantProps = { form: Formulaire<InscriptionSaisie>; isReinscription: boolean }

export function Identifiant({ form, isReinscription }: IdentifiantProps) {
  const { isRegisterVerifyEmail, registerEmailMessage } = portail().config
  return (
    <>
      <Champ form={form} name="email">
        {(champ) => (
          <EmailField
            {...champ}
            label={isReinscription ? textes.nouvelEmail : textes.email}
            required
            autoComplete={isRegisterVerifyEmail ? 'email' : 'username'}
            hint={registerEmailMessage || undefined}
          />
        )}
      </Champ>
      {isRegisterVerifyEmail && (
        <Champ form={form} name="confirmEmail">
          {(champ) => (
            <EmailField {...champ} label={textes.confirmEmail} required autoComplete="username" />
          )}
        </Champ>
      )}
    </>
  )
}
