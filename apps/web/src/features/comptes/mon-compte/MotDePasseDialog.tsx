import { validateNouveauMotDePasse } from '@espace-adherent/domain/comptes/mot-de-passe.ts'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { FieldLayoutContext, PasswordField } from '@espace-adherent/ui/fields'
import { Champ, Form, FormActions, useFormulaire } from '@espace-adherent/ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError } from '../../../platform/http/error.ts'
import { portail } from '../../../platform/portail/settings.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { NouveauMotDePasse } from '../index.ts'
import { changePassword, monCompteQuery } from './calls.ts'
import { textes } from './textes.ts'

/** Another password, by whoever knows the present one. */
export default function MotDePasseDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { nom, prenom, userName: identifiant } = useCurrentUser()
  const { mutateAsync } = useMutation(changePassword)
  const form = useFormulaire({
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    validate: (saisie) => ({
      currentPassword: saisie.currentPassword ? null : textes.motDePasseActuelObligatoire,
      ...validateNouveauMotDePasse(saisie, portail().config, {
        nom,
        prenom,
        identifiant,
      }),
    }),
  })
  return (
    <Dialog title={textes.changerMotDePasse} onClose={onClose}>
      <p className="muted mb-12">{textes.motDePasseEffet}</p>
      <FieldLayoutContext value="stack">
        <Form
          form={form}
          onSubmit={async (saisie) => {
            try {
              await mutateAsync(saisie)
              await client.invalidateQueries(monCompteQuery)
              onClose()
            } catch (error) {
              if (error instanceof HttpError) form.refuse(error.champs)
            }
          }}
        >
          <Champ form={form} name="currentPassword">
            {(champ) => (
              <PasswordField
                {...champ}
                label={textes.motDePasseActuel}
                required
                autoComplete="current-password"
              />
            )}
          </Champ>
          <NouveauMotDePasse form={form} label={textes.nouveauMotDePasse} />
          <FormActions>
            <Button variant="primary" type="submit" busy={form.formState.isSubmitting}>
              {textes.enregistrer}
            </Button>
            <Button onClick={onClose}>{textes.fermer}</Button>
          </FormActions>
        </Form>
      </FieldLayoutContext>
    </Dialog>
  )
}
