import {
  type Dossier,
  dossierResource,
  type EvenementDemande,
  type GesteMembre,
} from '@espace-adherent/contract/demandes'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from '../../platform/http/error.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { forgetDemandes } from './liste.ts'
import { dossierQuery, faireGeste } from './queries.ts'
import { textes } from './textes.ts'

/** What the member does, without what every gesture names: the request, and the version seen. */
export type Geste = GesteMembre extends infer G
  ? G extends unknown
    ? Omit<G, 'id' | 'revision'>
    : never
  : never

/**
 * Acts on a request as it was last seen. Somebody moved it meanwhile: it is read again, `entretemps`
 * says what they did, and nothing typed is lost.
 */
export function useGeste(dossier: Dossier) {
  const client = useQueryClient()
  const [entretemps, setEntretemps] = useState<readonly EvenementDemande[] | null>(null)
  const { mutateAsync, isPending } = useMutation({ mutationFn: faireGeste, meta: { silent: true } })
  const { id, revision } = dossier

  async function faire(geste: Geste, fait: string): Promise<boolean> {
    setEntretemps(null)
    try {
      // Words come in whatever happened meanwhile; the rest is about what was on the screen.
      const vu = geste.geste === 'ecrire' ? { id } : { id, revision }
      await mutateAsync({ ...geste, ...vu } as GesteMembre)
    } catch (error) {
      const { status, message } = error as HttpError
      const isPerime = status === 409
      if (isPerime) setEntretemps(await nouvelles())
      else toasts.push({ type: 'danger', title: textes.gesteEchoue, detail: message })
      return false
    }
    toasts.push({ type: 'success', title: fait })
    // What was planned is no longer: every screen that told it reads again.
    if (geste.geste === 'annuler') await client.invalidateQueries()
    else
      await Promise.all([
        client.invalidateQueries({ queryKey: [resourceUrl(dossierResource)] }),
        forgetDemandes(client),
      ])
    return true
  }

  /** Reads it again, and tells what happened since it was last read. */
  async function nouvelles(): Promise<readonly EvenementDemande[]> {
    const lu = await client.fetchQuery(dossierQuery(id)).catch(() => null)
    void forgetDemandes(client)
    const evenements = lu?.rows[0]?.evenements ?? []
    return evenements.slice(dossier.evenements.length)
  }

  return { faire, isBusy: isPending, entretemps }
}
