import {
  accordsSoinsResource,
  type ChoixAccord,
  type ChoixSecret,
  soinSecretResource,
} from '@espace-adherent/contract/confidentialite'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { mutationOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

export const accordsQuery = {
  ...listQuery(accordsSoinsResource, {}, { lifetime: 0 }),
  meta: { silent: true },
}

export const choisirAccord = mutationOptions({
  mutationFn: (choix: ChoixAccord) => http.post(resourceUrl(accordsSoinsResource), choix),
  meta: { failure: textes.echecs.accord },
})

export const choisirSecret = mutationOptions({
  mutationFn: (choix: ChoixSecret) => http.post(resourceUrl(soinSecretResource), choix),
  meta: { failure: textes.echecs.secret },
})
