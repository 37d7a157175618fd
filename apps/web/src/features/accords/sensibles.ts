import { accordsResource } from '@espace-adherent/contract/accords'
import { resourceUrl } from '@espace-adherent/contract/resources'
import type { GesteAccord } from '@espace-adherent/domain/accords/accord.ts'
import { sensibleDe } from '@espace-adherent/domain/accords/sensibles.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { withSecurityCode } from '../securite/index.ts'
import { textes } from './textes.ts'

/** Sends what may need somebody to prove again who they are; what was typed is sent again after the code. */
export const avecCode = <T>(send: () => Promise<T>): Promise<T> =>
  withSecurityCode('VERIFY_AMF', send)

export function useGesteAccord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (voulu: { id: string; geste: GesteAccord }) => {
      await avecCode(() => http.post(resourceUrl(accordsResource, 'update'), voulu))
      return voulu.geste
    },
    // What it is about, its history and the dashboard all tell it.
    onSettled: () => client.invalidateQueries(),
    meta: {
      silent: true,
      success: (geste) => ({ title: textes.attente.fait[geste as GesteAccord] }),
    },
  })
}

/** What is said beside a setting, with a quiet mark where it takes two to change it. */
export const aideDe = (chemin: string, aide?: string): string | undefined =>
  sensibleDe(chemin) === null ? aide : [aide, textes.attente.marque].filter(Boolean).join(' ')
