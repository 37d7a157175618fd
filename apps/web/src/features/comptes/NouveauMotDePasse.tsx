import { PasswordField, PasswordRules } from '@espace-adherent/ui/fields'
import { Champ, type FieldValues, type Formulaire } from '@espace-adherent/ui/forms'
import { portail } from '../../platform/portail/settings.ts'
import { textes } from './textes.ts'

type AvecMotDePasse = FieldValues & { password: string; confirmPassword: string }

/** A password and its confirmation; the rules tick themselves off as one types. */
export function NouveauMotDePasse<Values extends AvecMotDePasse>({
  form,
  label = textes.password,
}: {
  form: Formulaire<Values>
  label?: string
}) {
  const typed = form as unknown as Formulaire<AvecMotDePasse>
  return (
    <>
      <Champ form={typed} name="password">
        {(champ) => (
          <PasswordField
            {...champ}
            label={label}
            required
            autoComplete="new-password"
            hint={
              <PasswordRules
                value={champ.value}
                longueurMin={portail().client.passwordRequiredLength}
              />
            }
          />
        )}
      </Champ>
      <Champ form={typed} name="confirmPassword">
        {(champ) => (
          <PasswordField
            {...champ}
            label={textes.confirmPassword}
            required
            autoComplete="new-password"
          />
        )}
      </Champ>
    </>
  )
}
