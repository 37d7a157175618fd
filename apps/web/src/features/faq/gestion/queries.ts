import {
  aTraiterFaqResource,
  type CategorieFaq,
  categoriesFaqResource,
  type FaiteFaq,
  type OrdreFaq,
  ordreFaqResource,
  questionsGestion,
} from '@espace-adherent/contract/faq/gestion'
import { type Resource, resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../platform/http/http.ts'
import { listQuery } from '../../../platform/query/list.ts'
import { useDroit } from '../../../platform/session/current-user.ts'
import { textes } from './textes.ts'

const silent = (resource: Pick<Resource, 'libelle'>) => ({
  meta: { libelle: resource.libelle, silent: true },
})

/** One of the questions, as others name it and order it. */
export type QuestionFaq = { id: string; title: string; categorieId: string }

/** As many as can be put in order at once, drafts included. */
export const questionsQuery = {
  ...listQuery(questionsGestion.resource, { taille: 500, tri: 'ordre' }, { lifetime: 0 }),
  ...silent(questionsGestion.resource),
}
export const categoriesQuery = {
  ...listQuery(categoriesFaqResource, {}, { lifetime: 0 }),
  ...silent(categoriesFaqResource),
}
export const aTraiterQuery = {
  ...listQuery(aTraiterFaqResource, {}, { lifetime: 0 }),
  ...silent(aTraiterFaqResource),
}

/** The same rights as the server's. */
export const usePeut = (verbe: 'create' | 'update' | 'delete'): boolean =>
  useDroit()(categoriesFaqResource.can[verbe].access.backoffice)

const lus = [questionsGestion.resource, categoriesFaqResource, aTraiterFaqResource].map(
  (resource) => resourceUrl(resource, 'list'),
)

/** Whatever staff do to the help service makes all that was read of it old. */
function useEnvoi<Body extends object, Answer>(url: string, meta: object) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => http.post(url, body) as Promise<Answer>,
    onSuccess: () => Promise.all(lus.map((lu) => client.invalidateQueries({ queryKey: [lu] }))),
    meta,
  })
}

const categories = resourceUrl(categoriesFaqResource)
type Cible = { id: string; revision: number }

export const useEcarter = (dit: string) =>
  useEnvoi<FaiteFaq, object>(resourceUrl(aTraiterFaqResource, 'update'), {
    failure: textes.echec,
    success: () => ({ title: dit }),
  })
export const useOrdonner = () =>
  useEnvoi<OrdreFaq, OrdreFaq>(resourceUrl(ordreFaqResource, 'update'), {
    failure: textes.ordreRefuse,
  })
export const useCreerCategorie = () =>
  useEnvoi<{ name: string }, CategorieFaq>(`${categories}/create`, { silent: true })
export const useRenommer = () =>
  useEnvoi<Cible & { name: string }, CategorieFaq>(categories, { silent: true })
export const useSupprimerCategorie = () =>
  useEnvoi<Cible, null>(`${categories}/delete`, {
    failure: textes.echec,
    success: () => ({ title: textes.categorieSupprimee }),
  })
