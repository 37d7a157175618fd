import { CGU_OBLIGATOIRES } from '@espace-adherent/domain/comptes/inscription.ts'
import { validateNouveauMotDePasse } from '@espace-adherent/domain/comptes/mot-de-passe.ts'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { Champ, Form, FormActions, useFormulaire } from '@espace-adherent/ui/forms'
import { Card } from '@espace-adherent/ui/layout'
import { HttpError } from '../../platform/http/error.ts'
import { portail } from '../../platform/portail/settings.ts'
import { Accords } from './Accords.tsx'
import { sayAloud } from './aloud.ts'
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx'
import { textes } from './textes.ts'

export type PasswordPanelValues = {
  password: string
  confirmPassword: string
  cgu: boolean
  supprimerClesAcces: boolean
}

type PasswordPanelProps = {
  label: string
  /** Whoever was invited to work here has yet to agree to the terms, and to nothing else. */
  withAccords?: boolean
  /** The account has passkeys, which may go with the old password. */
  withClesAcces?: boolean
  onSend: (values: PasswordPanelValues) => Promise<void>
}

type Saisie = PasswordPanelValues & {
  consentements: Readonly<Record<string, boolean>>
}

const vide: Saisie = {
  password: '',
  confirmPassword: '',
  cgu: false,
  consentements: {},
  supprimerClesAcces: false,
}

/** Chooses a password by a link: the first one, or another one. */
export function PasswordPanel({
  label,
  withAccords = false,
  withClesAcces = false,
  onSend,
}: PasswordPanelProps) {
  const form = useFormulaire<Saisie>({
    initial: vide,
    validate: (saisie) => ({
      // Whose account it is, only the server knows.
      ...validateNouveauMotDePasse(saisie, portail().config, {}),
      cgu: withAccords && !saisie.cgu ? CGU_OBLIGATOIRES : null,
    }),
  })
  return (
    <Card>
      <Form
        form={form}
        onInvalid={(names) => sayAloud(names, form.getValues())}
        onSubmit={async ({ consentements: _, ...saisie }) => {
          try {
            await onSend(saisie)
          } catch (error) {
            if (error instanceof HttpError) form.refuse(error.champs)
          }
        }}
      >
        <NouveauMotDePasse form={form} label={label} />
        {withAccords && <Accords form={form} hasConsentements={false} />}
        {withClesAcces && (
          <Champ form={form} name="supprimerClesAcces">
            {(champ) => (
              <CheckboxField
                {...champ}
                label={textes.supprimerCles}
                hint={textes.supprimerClesAide}
              />
            )}
          </Champ>
        )}
        <FormActions>
          <Button variant="primary" type="submit" busy={form.formState.isSubmitting}>
            {textes.valider}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
