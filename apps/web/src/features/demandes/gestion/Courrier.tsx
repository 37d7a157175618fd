import { formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { TextField } from '@espace-adherent/ui/fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from '../../../platform/http/error.ts'
import { toasts } from '../../../platform/toasts/index.ts'
import { cleBrouillon, useSaisieGardee } from '../../gestion/index.ts'
import { aujourdhui } from './moments.ts'
import { reread, writeCourrier } from './queries.ts'
import { textes } from './textes.ts'

const { courrier: mots } = textes

/** A termination that came by post: once entered, it takes the same way as any other. */
export function Courrier({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [saisie, change, oublier] = useSaisieGardee(cleBrouillon('demande.courrier', null), {
    numeroContrat: '',
    assureur: '',
    recueLe: formatDate(aujourdhui()),
    email: '',
  })
  const { numeroContrat, assureur, recueLe, email } = saisie
  const set = (champ: keyof typeof saisie) => (valeur: string) =>
    change({ ...saisie, [champ]: valeur })
  const [isTente, setTente] = useState(false)
  const ecrire = useMutation({ mutationFn: writeCourrier, meta: { silent: true } })
  const champs: Partial<Record<string, string>> = (ecrire.error as HttpError | null)?.champs ?? {}
  const jour = parseDate(recueLe)
  const manque = (valeur: string) => (isTente && valeur.trim() === '' ? mots.requis : undefined)
  const save = () => {
    setTente(true)
    if (numeroContrat.trim() === '' || assureur.trim() === '' || jour === null) return
    ecrire.mutate(
      { numeroContrat, assureur, recueLe: jour, email: email.trim() },
      {
        onSuccess: async () => {
          toasts.push({ type: 'success', title: mots.fait })
          oublier()
          await reread(client)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={mots.titre}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.annuler}</Button>
          <Button variant="primary" busy={ecrire.isPending} onClick={save}>
            {mots.enregistrer}
          </Button>
        </>
      }
    >
      <p>{mots.texte}</p>
      <TextField
        label={textes.numeroContrat}
        layout="stack"
        required
        error={champs.numeroContrat ?? manque(numeroContrat)}
        value={numeroContrat}
        onChange={set('numeroContrat')}
      />
      <TextField
        label={mots.assureur}
        layout="stack"
        required
        error={manque(assureur)}
        value={assureur}
        onChange={set('assureur')}
      />
      <DateField
        label={mots.recueLe}
        layout="stack"
        required
        max={aujourdhui()}
        error={champs.recueLe ?? (isTente && jour === null ? textes.dateRequise : undefined)}
        value={recueLe}
        onChange={set('recueLe')}
      />
      <TextField
        label={mots.email}
        hint={mots.emailAide}
        layout="stack"
        error={champs.email}
        value={email}
        onChange={set('email')}
      />
    </Dialog>
  )
}
