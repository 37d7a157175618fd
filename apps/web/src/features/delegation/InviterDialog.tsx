import { dateAParis } from '@espace-adherent/domain/calendrier'
import {
  type DomaineDelegation,
  detailsDomaineDelegation,
  domainesDelegation,
  finMaxDelegation,
  libellesDomaineDelegation,
  validateInvitation,
} from '@espace-adherent/domain/delegation'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxGroup } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { FieldLayoutContext, TextField } from '@espace-adherent/ui/fields'
import { Champ, Form, FormActions, useFormulaire } from '@espace-adherent/ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { delegationsQuery, inviter } from './calls.ts'
import { textes } from './textes.ts'

const mots = textes.formulaire

/** Whom, what, until when. */
export default function InviterDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation(inviter)
  const now = new Date()
  const form = useFormulaire({
    initial: { nom: '', email: '', domaines: [] as readonly DomaineDelegation[], fin: '' },
    validate: (saisie) => validateInvitation(saisie, now),
  })
  return (
    <Dialog title={mots.titre} onClose={onClose}>
      <p className="note">{mots.compte}</p>
      <FieldLayoutContext value="stack">
        <Form
          form={form}
          onSubmit={async (saisie) => {
            try {
              if (!(await mutateAsync({ ...saisie, domaines: [...saisie.domaines] }))) return
              await client.invalidateQueries({ queryKey: delegationsQuery.queryKey })
              toasts.push({ type: 'success', title: mots.envoyee })
              onClose()
            } catch (error) {
              if (error instanceof HttpError) form.refuse(error.champs)
            }
          }}
        >
          <Champ form={form} name="nom">
            {(champ) => <TextField {...champ} label={mots.nom} required autoComplete="off" />}
          </Champ>
          <Champ form={form} name="email">
            {(champ) => (
              <TextField
                {...champ}
                label={mots.email}
                hint={mots.emailAide}
                type="email"
                required
                autoComplete="off"
              />
            )}
          </Champ>
          <Champ form={form} name="domaines">
            {(champ) => (
              <CheckboxGroup
                {...champ}
                label={mots.domaines}
                required
                choix={domainesDelegation.map((domaine) => ({
                  valeur: domaine,
                  libelle: `${libellesDomaineDelegation[domaine]}\u00a0: ${detailsDomaineDelegation[domaine]}`,
                }))}
              />
            )}
          </Champ>
          <Champ form={form} name="fin">
            {(champ) => (
              <DateField
                {...champ}
                label={mots.fin}
                hint={mots.finAide}
                required
                min={dateAParis(now)}
                max={finMaxDelegation(now)}
              />
            )}
          </Champ>
          <FormActions>
            <Button variant="primary" type="submit" busy={form.formState.isSubmitting}>
              {mots.envoyer}
            </Button>
            <Button onClick={onClose}>{mots.fermer}</Button>
          </FormActions>
        </Form>
      </FieldLayoutContext>
    </Dialog>
  )
}
