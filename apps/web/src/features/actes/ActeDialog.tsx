import type { ModeGestion } from '@espace-adherent/domain/actes'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { type FieldValues, FormActions } from '@espace-adherent/ui/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { HttpError } from '../../platform/http/error.ts'
import { purgeContrats } from '../../platform/query/purge.ts'
import { useLogout } from '../../platform/session/logout.ts'
import { withSecurityCode } from '../securite/index.ts'
import css from './actes.module.css'
import type { DefinitionDemarche } from './demarche.ts'
import { ActeForm } from './EtapeForm.tsx'
import { modeGestionQuery } from './mode-gestion.ts'
import { envoi } from './queries.ts'
import { textes } from './textes.ts'
import { useActe } from './useActe.ts'

const { dialogue } = textes

/** How the portal asks for an act by itself. */
export type Sollicitation = {
  /** Nothing else until it is done. */
  isBlocking: boolean
  /** When it was sent, or put off. */
  onClose: (isRemise: boolean) => void
  /** Nobody can say what the form must ask for: it cannot be shown. */
  onUnavailable: () => void
}

type ActeDialogProps<S extends FieldValues> = Sollicitation & {
  definition: DefinitionDemarche<S>
  initial: S
  titre: string
  /** Above the fields. */
  children: ReactNode
}

/** An act of one step that the portal asks for by itself, over whatever the member was doing. */
export function ActeDialog<S extends FieldValues>(props: ActeDialogProps<S>) {
  const { data, isLoadingError } = useQuery(modeGestionQuery(props.definition.acte.key))
  const giveUp = useEffectEvent(props.onUnavailable)
  useEffect(() => {
    if (isLoadingError) giveUp()
  }, [isLoadingError])
  return data ? <Ouvert {...props} modeGestion={data} /> : null
}

function Ouvert<S extends FieldValues>({
  definition,
  initial,
  titre,
  children,
  isBlocking,
  onClose,
  modeGestion,
}: ActeDialogProps<S> & { modeGestion: ModeGestion }) {
  const { acte } = definition
  const client = useQueryClient()
  const logout = useLogout()
  const [echec, setEchec] = useState<string | null>(null)
  const cle = acte.etapes[0]?.cle ?? ''
  // Only acts without facts are asked for this way.
  const saisi = useActe(definition, { initial, modeGestion, faits: {}, cle })
  const { mutateAsync } = useMutation(envoi(acte))
  const isBusy = saisi.form.formState.isSubmitting

  async function envoyer(saisie: S) {
    setEchec(null)
    try {
      await withSecurityCode('VERIFY_AMF', () => mutateAsync(saisie))
    } catch (error) {
      const { champs = {}, message } = error as Partial<HttpError>
      // A document may be asked for since the form was opened: its field then shows up.
      if (Object.keys(champs).length > 0) await client.refetchQueries(modeGestionQuery(acte.key))
      if (!saisi.form.refuse(champs)) setEchec(message || dialogue.echec)
      return
    }
    await purgeContrats(client, { inPlace: true })
    onClose(false)
  }
  const putOff = () => onClose(true)

  return (
    <Dialog
      title={titre}
      // What is being sent cannot be taken back by closing.
      onClose={isBlocking ? undefined : () => !isBusy && putOff()}
    >
      <div className={css.intro}>{children}</div>
      <ActeForm definition={definition} cle={cle} saisi={saisi} onSubmit={envoyer} note="court">
        {echec !== null && (
          <Notice tone="danger" title={echec} alert>
            {textes.recap.conserve}
          </Notice>
        )}
        <FormActions>
          <Button variant="primary" type="submit" block="xxl" busy={isBusy}>
            {dialogue.enregistrer}
          </Button>
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={isBlocking ? () => void logout() : putOff}
          >
            {isBlocking ? dialogue.seDeconnecter : dialogue.plusTard}
          </Button>
        </FormActions>
      </ActeForm>
    </Dialog>
  )
}
