import { INVITATIONS_PATH } from '@espace-adherent/contract/gestions'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../platform/brouillons/useSaisieGardee.ts'
import type { HttpError } from '../../platform/http/error.ts'
import { http } from '../../platform/http/http.ts'
import { useDroit } from '../../platform/session/current-user.ts'
import { textes } from './textes.ts'

const { invitations: mots } = textes
const PAR_JOUR = 20_000

type Compte = { aInviter: number; sansAdresse: number; invitesLeJour: number }

/** Who came with a lot and was not written to yet; nothing where nobody waits. */
export function Invitations() {
  const peut = useDroit()
  const [isOuvert, setOuvert] = useState(false)
  const { data } = useQuery({
    queryKey: [INVITATIONS_PATH],
    queryFn: ({ signal }) => http.get(INVITATIONS_PATH, {}, signal) as Promise<Compte>,
    meta: { silent: true },
  })
  if (!data || data.aInviter + data.sansAdresse + data.invitesLeJour === 0) return null
  return (
    <Card title={mots.titre}>
      <div className="stack gap-12">
        <p>{mots.combien(data.aInviter, data.invitesLeJour, data.sansAdresse)}</p>
        {data.aInviter > 0 && peut({ domaine: 'imports', action: 'create' }) && (
          <div>
            <Button size="sm" onClick={() => setOuvert(true)}>
              {mots.inviter}
            </Button>
          </div>
        )}
      </div>
      {isOuvert && <Inviter onClose={() => setOuvert(false)} />}
    </Card>
  )
}

function Inviter({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [parJour, setParJour, oublier] = useSaisieGardee(
    cleBrouillon('invitations', null),
    String(PAR_JOUR),
  )
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => http.post(INVITATIONS_PATH, { parJour: Number(parJour) }),
    onSuccess: () => {
      oublier()
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: [INVITATIONS_PATH] }),
    meta: { success: () => ({ title: mots.demande }), silent: true },
  })
  return (
    <Dialog
      title={mots.inviter}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{mots.annuler}</Button>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            {mots.inviter}
          </Button>
        </>
      }
    >
      <div className="stack gap-12">
        <p>{mots.aide}</p>
        <TextField
          label={mots.parJour}
          layout="stack"
          inputMode="numeric"
          value={parJour}
          onChange={setParJour}
        />
        {error && (
          <Notice tone="danger" title={mots.echec} alert>
            {(error as HttpError).message}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
