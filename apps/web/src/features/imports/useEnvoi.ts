import { lotsGestion } from '@espace-adherent/contract/gestions'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Envoi } from './choisir.ts'
import { envoyer } from './envoyer.ts'

export const LOTS_URL = resourceUrl(lotsGestion.resource, 'list')

/** One sending at a time, with how far it is; `onFait`: with the lot that it has become. */
export function useEnvoi(onFait: (id: string) => void) {
  const client = useQueryClient()
  const [pourCent, setPourCent] = useState(0)
  const envoi = useMutation({
    mutationFn: (voulu: Envoi) => {
      setPourCent(0)
      return envoyer(voulu, setPourCent)
    },
    onSuccess: onFait,
    onSettled: () => client.invalidateQueries({ queryKey: [LOTS_URL] }),
    meta: { silent: true },
  })
  return { ...envoi, pourCent }
}
