import { dateAParis, messageDateNaissance } from '@espace-adherent/domain/calendrier'
import { messageEmail } from '@espace-adherent/domain/comptes/inscription.ts'
import { Button } from '@espace-adherent/ui/actions'
import { BirthDateField } from '@espace-adherent/ui/dates/BirthDateField.tsx'
import { EmailField } from '@espace-adherent/ui/fields'
import { Champ, Form, FormActions, useFormulaire } from '@espace-adherent/ui/forms'
import { Card } from '@espace-adherent/ui/layout'
import { useMutation } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { portail } from '../../platform/portail/settings.ts'
import { useStillHere } from '../../platform/routing/useStillHere.ts'
import { BackLink } from './BackLink.tsx'
import { forgotPassword } from './calls.ts'
import { textes } from './textes.ts'
import { toDate } from './values.ts'

/** The birth date is asked only where the client compares it. */
export function ForgotPasswordPanel({ onDone }: { onDone: () => void }) {
  const isBirthdayChecked = portail().config.isCheckBirthdayForgotPasswordActivated
  const ask = useMutation(forgotPassword)
  const isStillHere = useStillHere()
  const form = useFormulaire({
    initial: { userName: '', dateNaissance: '' },
    validate: ({ userName, dateNaissance }) => ({
      userName: messageEmail(userName),
      dateNaissance: isBirthdayChecked
        ? messageDateNaissance(dateNaissance, dateAParis(new Date()))
        : null,
    }),
  })
  return (
    <Card>
      <Form
        form={form}
        onSubmit={async ({ userName, dateNaissance }) => {
          try {
            await ask.mutateAsync({ userName, dateNaissance: toDate(dateNaissance) })
            if (isStillHere()) onDone()
          } catch (error) {
            if (error instanceof HttpError) form.refuse(error.champs)
          }
        }}
      >
        <Champ form={form} name="userName">
          {(champ) => (
            <EmailField {...champ} label={textes.email} required autoComplete="username" />
          )}
        </Champ>
        {isBirthdayChecked && (
          <Champ form={form} name="dateNaissance">
            {(champ) => <BirthDateField {...champ} required />}
          </Champ>
        )}
        <FormActions>
          <Button variant="primary" type="submit" busy={form.formState.isSubmitting}>
            {textes.envoyer}
          </Button>
          <BackLink />
        </FormActions>
      </Form>
    </Card>
  )
}
