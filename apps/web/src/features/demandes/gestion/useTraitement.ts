import type { EvenementDemande } from '@espace-adherent/contract/demandes'
import type {
  DossierTraitement,
  GesteGestionnaire,
} from '@espace-adherent/contract/demandes/gestion'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from '../../../platform/http/error.ts'
import { toasts } from '../../../platform/toasts/index.ts'
import { dossierQuery, reread, treat } from './queries.ts'
import { textes } from './textes.ts'

/** What a clerk does, without what every gesture names: the request, and the version seen. */
export type Geste = GesteGestionnaire extends infer G
  ? G extends unknown
    ? Omit<G, 'id' | 'revision'>
    : never
  : never

/** Both sides of a race that was lost: what one wanted, and what somebody else did. */
export type Conflit = { voulu: Geste; message: string; evenements: readonly EvenementDemande[] }

/** Words come in whatever happened meanwhile; the rest is about what was on the screen. */
export const completer = (
  { id, revision }: Pick<DossierTraitement, 'id' | 'revision'>,
  geste: Geste,
): GesteGestionnaire =>
  ({
    ...geste,
    id,
    ...(!['ecrire', 'noter'].includes(geste.geste) && { revision }),
  }) as GesteGestionnaire

/** Whether what was done has led on to another request, and says so there. */
export type Enchaine = (geste: Geste['geste'], dossier: DossierTraitement) => Promise<boolean>

/** Treats a request as it was last seen; nothing that was typed is lost when somebody was faster. */
export function useTraitement(dossier: DossierTraitement, enchaine: Enchaine) {
  const client = useQueryClient()
  const [conflit, setConflit] = useState<Conflit | null>(null)
  const { mutateAsync, isPending } = useMutation({ mutationFn: treat, meta: { silent: true } })

  async function faire(geste: Geste): Promise<boolean> {
    setConflit(null)
    try {
      await mutateAsync(completer(dossier, geste))
    } catch (error) {
      const { status, message, champs } = error as HttpError
      if (status === 409) setConflit({ voulu: geste, message, evenements: await nouvelles() })
      else
        toasts.push({
          type: 'danger',
          title: textes.echec,
          detail: Object.values(champs)[0] ?? message,
        })
      return false
    }
    if (!(await enchaine(geste.geste, dossier)))
      toasts.push({ type: 'success', title: textes.fait[geste.geste] })
    await reread(client)
    return true
  }

  /** What happened since the request was last read. */
  async function nouvelles(): Promise<readonly EvenementDemande[]> {
    const lu = await client.fetchQuery(dossierQuery(dossier.id)).catch(() => null)
    void reread(client)
    return (lu?.rows[0]?.evenements ?? []).slice(dossier.evenements.length)
  }

  return { faire, isBusy: isPending, conflit }
}
export type Suivi = ReturnType<typeof useTraitement>
