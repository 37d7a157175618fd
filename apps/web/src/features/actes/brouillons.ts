import type { ActeGestion } from '@espace-adherent/contract/actes'
import { brouillonsAddress, demandesAddress } from '@espace-adherent/contract/addresses'
import { resourceUrl } from '@espace-adherent/contract/resources'
import type { QueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'

const url = resourceUrl(brouillonsAddress)

/** What was begun, here or on another device: always asked for afresh. */
export const brouillonsQuery = (acte?: ActeGestion) => ({
  ...listQuery(brouillonsAddress, acte ? { acte } : {}, { lifetime: 0 }),
  meta: { libelle: brouillonsAddress.libelle, silent: true },
})

export const forgetBrouillons = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [url] })

/** Another one, or one less: the list that counts them is read again by whoever shows it next. */
export const recountBrouillons = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [resourceUrl(demandesAddress)], refetchType: 'none' })

export const saveBrouillon = (data: object) => http.post(url, data)

/** Thrown away, as it was last seen. */
export const deleteBrouillon = (acte: ActeGestion, sujet: string, revision: number) =>
  http.post(`${url}/delete`, { id: `${acte}.${sujet}`, revision })
