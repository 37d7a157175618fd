import {
  type Delegation,
  delegationsResource,
  type GesteDelegation,
  gesteDelegationResource,
  retourDelegationResource,
  type SaisieInvitation,
} from '@espace-adherent/contract/delegation'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { mutationOptions } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { sessionHint } from '../../platform/session/hint.ts'
import { withSecurityCode } from '../securite/index.ts'
import { textes } from './textes.ts'

export const delegationsQuery = {
  ...listQuery(delegationsResource, {}, { lifetime: 0 }),
  meta: { silent: true },
}

const faire = (geste: GesteDelegation) =>
  http.post(resourceUrl(gesteDelegationResource), geste) as Promise<Delegation>

/** What is wrong with what was typed is said at its field; the rest, as anywhere else. */
export const inviter = mutationOptions({
  mutationFn: async (saisie: SaisieInvitation) => {
    const url = `${resourceUrl(delegationsResource)}/create`
    try {
      return (await withSecurityCode('VERIFY_AMF', () => http.post(url, saisie))) as Delegation
    } catch (error) {
      // Given up by the person, who knows it.
      if (error instanceof HttpError && error.code === 'SecurityCodeRequired') return null
      throw error
    }
  },
  meta: { failure: textes.echecs.invitation },
})

export const revoquer = mutationOptions({
  mutationFn: (id: string) => faire({ geste: 'revoquer', id }),
  meta: { failure: textes.echecs.geste, success: () => ({ title: textes.retire }) },
})

/** Uses nothing up. */
export const lire = (code: string) => faire({ geste: 'lire', code })

export const repondre = mutationOptions({
  mutationFn: (reponse: Extract<GesteDelegation, { code: string }>) => faire(reponse),
  meta: { silent: true },
})

/** The page starts afresh: nothing that was read for the one may be shown for the other. */
const startAfresh = () => {
  window.location.hash = '#/accueil'
  window.location.reload()
}

export async function ouvrir(id: string): Promise<void> {
  await faire({ geste: 'ouvrir', id })
  sessionHint.set('membre proche')
  startAfresh()
}

export const consulter = mutationOptions({
  mutationFn: ouvrir,
  meta: { failure: textes.echecs.geste },
})

export const revenir = mutationOptions({
  mutationFn: () => http.post(resourceUrl(retourDelegationResource), {}),
  meta: { failure: textes.echecs.geste },
  onSuccess: () => {
    // Their own space again: the next answer tells what there is to read in it.
    sessionHint.set('autre')
    startAfresh()
  },
})
