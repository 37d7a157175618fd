import {
  aTraiterFaqResource,
  type CategorieFaq,
  categoriesFaqResource,
  type OrdreFaq,
  ordreFaqResource,
  type QuestionFaq,
  questionsFaqResource,
  revisionsFaqResource,
  type TexteFaq,
} from '@espace-adherent/contract/faq/gestion'
import { type Resource, resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../platform/http/http.ts'
import { listQuery } from '../../../platform/query/list.ts'
import { useDroit } from '../../../platform/session/droits.ts'
import { textes } from './textes.ts'

const silent = (resource: Pick<Resource, 'libelle'>) => ({
  meta: { libelle: resource.libelle, silent: true },
})

export const questionsQuery = {
  ...listQuery(questionsFaqResource, {}, { lifetime: 0 }),
  ...silent(questionsFaqResource),
}
export const categoriesQuery = {
  ...listQuery(categoriesFaqResource, {}, { lifetime: 0 }),
  ...silent(categoriesFaqResource),
}
export const aTraiterQuery = {
  ...listQuery(aTraiterFaqResource, {}, { lifetime: 0 }),
  ...silent(aTraiterFaqResource),
}
export const revisionsQuery = (id: string) => ({
  ...listQuery(revisionsFaqResource, { id }, { lifetime: 0 }),
  ...silent(revisionsFaqResource),
})

/** The same rights as the server's. */
export const usePeut = (verbe: 'create' | 'update' | 'delete'): boolean =>
  useDroit()(questionsFaqResource.can[verbe].access.backoffice)

const lus = [
  questionsFaqResource,
  categoriesFaqResource,
  aTraiterFaqResource,
  revisionsFaqResource,
].map((resource) => resourceUrl(resource))

/** Whatever staff do to the help service makes all that was read of it old. */
function useEnvoi<Body extends object, Answer>(url: string, meta: object) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => http.post(url, body) as Promise<Answer>,
    onSuccess: () =>
      Promise.all(
        // Of what is gone there is nothing to read again.
        lus
          .filter((lu) => !url.endsWith('/delete') || !lu.endsWith('/revisions'))
          .map((lu) => client.invalidateQueries({ queryKey: [lu] })),
      ),
    meta,
  })
}

const questions = resourceUrl(questionsFaqResource)
const categories = resourceUrl(categoriesFaqResource)
type Cible = { id: string; revision: number }

export const useEnregistrer = () =>
  useEnvoi<Cible & TexteFaq & { categorieId: string }, QuestionFaq>(questions, { silent: true })
export const useCreer = () =>
  useEnvoi<{ categorieId: string; title: string; recherche?: string }, QuestionFaq>(
    `${questions}/create`,
    { silent: true },
  )
export const usePublier = () =>
  useEnvoi<Cible & { le: string | null }, QuestionFaq>(`${questions}/publish`, { silent: true })
export const useReprendre = () =>
  useEnvoi<Cible & { version: number }, QuestionFaq>(`${questions}/restore`, {
    failure: textes.echec,
    success: () => ({ title: textes.reprise }),
  })
export const useSupprimer = () =>
  useEnvoi<Cible, null>(`${questions}/delete`, {
    failure: textes.echec,
    success: () => ({ title: textes.supprimee }),
  })
export const useEcarter = (dit: string) =>
  useEnvoi<{ id: string; genre: 'recherche' | 'commentaire' }, object>(
    resourceUrl(aTraiterFaqResource, 'update'),
    { failure: textes.echec, success: () => ({ title: dit }) },
  )
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
