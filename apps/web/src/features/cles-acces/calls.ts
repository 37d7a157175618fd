import {
  type CleAcces,
  type CleAccesOptions,
  type ClesAcces,
  clesAccesPaths,
} from '@espace-adherent/contract/cles-acces'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { textes } from './textes.ts'

/** Read each time the dialog opens: another device may have added one. */
export const clesAccesQuery = queryOptions({
  queryKey: [clesAccesPaths.cles] as const,
  queryFn: async ({ signal }) =>
    ((await http.get(clesAccesPaths.cles, {}, signal)) as ClesAcces).items,
  staleTime: 0,
  // The dialog says it, where the list would be.
  meta: { silent: true },
})

async function addCle(libelle: string): Promise<CleAcces> {
  const optionsJSON = (await http.post(clesAccesPaths.options)) as CleAccesOptions
  // Only whoever adds a key needs it.
  const { startRegistration } = await import('@simplewebauthn/browser')
  const credential = await startRegistration({ optionsJSON: optionsJSON as never })
  return (await http.post(clesAccesPaths.cles, { libelle, credential })) as CleAcces
}

/** The device asks one question at a time: a second click waits for the same answer. */
let underWay: Promise<CleAcces> | undefined

export const ajoutCle = mutationOptions({
  mutationFn: (libelle: string) => {
    underWay ??= addCle(libelle).finally(() => {
      underWay = undefined
    })
    return underWay
  },
  // The dialog says it: one tries again there.
  meta: {
    silent: true,
    success: () => ({ title: textes.ajoutee, detail: textes.ajouteeDetail }),
  },
})

export const suppressionCle = mutationOptions({
  mutationFn: (id: string) => http.post(clesAccesPaths.suppression, { id }),
  meta: {
    failure: textes.suppressionEchouee,
    success: () => ({ title: textes.supprimee }),
  },
})
