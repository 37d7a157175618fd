import {
  type CopieDonnees,
  consultationsResource,
  donneesResource,
  type FormatDonnees,
  nomFichierDonnees,
} from '@espace-adherent/contract/donnees'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { http } from '../../platform/http/http.ts'
import { askedOnce } from '../../platform/query/asked-once.ts'
import { save } from '../../platform/query/download.ts'
import { filenameOf } from '../../platform/query/filename.ts'
import { listQuery } from '../../platform/query/list.ts'
import { pagesQuery } from '../../platform/query/pages.ts'
import { withSecurityCode } from '../securite/index.ts'
import { textes } from './textes.ts'

/** While a copy is being prepared, its progress is looked at again by itself. */
const RELECTURE_MS = 1_500

export const copieQuery = queryOptions({
  ...listQuery(donneesResource, {}, { lifetime: 0 }),
  refetchInterval: ({ state }) =>
    state.data?.rows[0]?.etat === 'preparation' ? RELECTURE_MS : false,
})

export const consultationsQuery = pagesQuery(consultationsResource)

const url = (verb: 'create' | 'visionneuse') => `${resourceUrl(donneesResource, verb)}/${verb}`

/** Null: the person gave the code up, and knows it. */
async function withCode<T>(send: () => Promise<T>): Promise<T | null> {
  try {
    return await withSecurityCode('VERIFY_AMF', send)
  } catch (error) {
    if (error instanceof HttpError && error.code === 'SecurityCodeRequired') return null
    throw error
  }
}

export const demanderCopie = mutationOptions({
  mutationFn: () => withCode(() => http.post(url('create'), {})),
  meta: { failure: textes.echecs.demande },
})

export const telechargerCopie = mutationOptions({
  mutationFn: ({ id, format }: Pick<CopieDonnees, 'id'> & { format: FormatDonnees }) => {
    const params = { id: nomFichierDonnees(id, format) }
    return askedOnce(params.id, async () => {
      const file = await withCode(() => http.getBlob(url('visionneuse'), params))
      if (file) save(file.blob, filenameOf(file.contentDisposition, textes.nomFichier))
    })
  },
  meta: { failure: textes.echecs.telechargement },
})
