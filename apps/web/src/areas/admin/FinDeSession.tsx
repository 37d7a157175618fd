import type { FinSession } from '@espace-adherent/contract/identity'
import { FIN_SESSION_PATH } from '@espace-adherent/contract/identity/paths.ts'
import { denombre } from '@espace-adherent/domain/texte'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { USER_URL } from '../../platform/http/ahead/ask.ts'
import { http } from '../../platform/http/http.ts'
import { textes } from './textes.ts'

const { session: mots } = textes

/** How long before the end it is said, and how often it is looked at from then on; in seconds. */
const AVANT = 150
const RELECTURE = 15
/** A long time may end sooner: somebody signs out elsewhere. */
const ATTENTE_MAX = 10 * 60

/**
 * The session ends by itself where nothing is asked of the server: it is said before, on the page where one types. The server
 * alone knows: what other pages of the same browser ask keeps it too.
 */
export function FinDeSession() {
  const [isFermee, setFermee] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: [FIN_SESSION_PATH],
    queryFn: async ({ signal }) => {
      const fin = (await http.get(FIN_SESSION_PATH, {}, signal)) as FinSession
      if (fin.reste > AVANT) setFermee(false)
      return fin
    },
    refetchInterval: ({ state }) => 1000 * attenteDe(state.data),
    refetchIntervalInBackground: true,
    staleTime: 0,
    meta: { silent: true },
  })
  const rester = useMutation({
    mutationFn: async () => {
      // Anything that somebody asks for is a sign of life.
      await http.get(USER_URL)
      await refetch()
    },
    meta: { silent: true },
  })
  if (!data || data.reste > AVANT || isFermee) return null
  const minutes = Math.max(1, Math.round(data.reste / 60))
  const close = () => setFermee(true)
  return (
    <Dialog
      isQuestion
      title={mots.titre(denombre(minutes, 'minute'))}
      onClose={data.isProlongeable ? () => rester.mutate() : close}
      actions={
        data.isProlongeable ? (
          <Button variant="primary" busy={rester.isPending} onClick={() => rester.mutate()}>
            {mots.rester}
          </Button>
        ) : (
          <Button variant="primary" onClick={close}>
            {mots.compris}
          </Button>
        )
      }
    >
      <p>{data.isProlongeable ? mots.texte : mots.texteMax}</p>
    </Dialog>
  )
}

const attenteDe = (fin: FinSession | undefined): number =>
  fin ? Math.max(RELECTURE, Math.min(ATTENTE_MAX, fin.reste - AVANT)) : RELECTURE
