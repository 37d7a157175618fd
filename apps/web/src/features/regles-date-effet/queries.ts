import {
  type CreationEssai,
  contratEssaiResource,
  type EssaiGarde,
  essaisDateEffetResource,
  offresRegleResource,
  type RegleAdministree,
  reglesDateEffetResource,
  type SaisieRegle,
  versionsRegleResource,
} from '@espace-adherent/contract/regles-date-effet'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { useDroit } from '../../platform/session/droits.ts'
import { textes } from './textes.ts'

export const reglesQuery = listQuery(reglesDateEffetResource, {}, { lifetime: 0 })
export const offresQuery = listQuery(offresRegleResource)
export const essaisQuery = listQuery(essaisDateEffetResource, {}, { lifetime: 0 })
export const versionsQuery = ({ acte, nomOffre }: Pick<RegleAdministree, 'acte' | 'nomOffre'>) =>
  listQuery(versionsRegleResource, { acte, nomOffre }, { lifetime: 0 })

/** The same right as the server's. */
export const usePeutModifier = (): boolean =>
  useDroit()(reglesDateEffetResource.can.update.access.backoffice)

function useEnvoi<Body extends object, Answer>(
  url: string,
  relire: readonly string[],
  meta: object,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => http.post(url, body) as Promise<Answer>,
    onSuccess: () => Promise.all(relire.map((lu) => client.invalidateQueries({ queryKey: [lu] }))),
    meta,
  })
}

const regles = resourceUrl(reglesDateEffetResource)
const essais = resourceUrl(essaisDateEffetResource)

export const useEnregistrer = () =>
  useEnvoi<SaisieRegle, RegleAdministree>(regles, [regles, resourceUrl(versionsRegleResource)], {
    silent: true,
  })
export const useGarder = () =>
  useEnvoi<CreationEssai, EssaiGarde>(`${essais}/create`, [essais], {
    failure: textes.echec,
    success: () => ({ title: textes.garde }),
  })
export const useSupprimerEssai = () =>
  useEnvoi<{ id: string; revision: number }, null>(`${essais}/delete`, [essais], {
    failure: textes.echec,
    success: () => ({ title: textes.essaiSupprime }),
  })
export const useContrat = () =>
  useEnvoi<
    { numeroContrat: string },
    { nomOffre: string; dateDebut: string; dateFin: string | null }
  >(resourceUrl(contratEssaiResource, 'update'), [], { silent: true })
