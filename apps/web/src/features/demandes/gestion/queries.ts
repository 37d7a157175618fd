import {
  type ApercuLot,
  type ApercuTraitement,
  absencesResource,
  apercuLotResource,
  apercuTraitementResource,
  avisMedicalResource,
  type ChoixAvis,
  type ChoixMedical,
  type CibleMedicale,
  courrierResiliationResource,
  dossierTraitementResource,
  type GesteGestionnaire,
  journeeResource,
  type LigneTraitement,
  type LotFait,
  type LotTraitement,
  lotTraitementResource,
  reperesResource,
  secretMedicalResource,
  suivanteResource,
  traitementResource,
  transmettreMedicalResource,
  vuesFileResource,
} from '@espace-adherent/contract/demandes/gestion'
import { type Data, resourceUrl } from '@espace-adherent/contract/resources'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from '../../../platform/http/http.ts'
import { lifetimeOptions } from '../../../platform/query/lifetime.ts'
import { listQuery } from '../../../platform/query/list.ts'
import { pagesQuery } from '../../../platform/query/pages.ts'
import { type EtatVue, ecrireVue } from './etat.ts'
import { textes } from './textes.ts'

/** Others work in the same queue: it is read again as long as it is looked at. */
const RELECTURE_MS = 30_000

export const fileQuery = (vue: EtatVue) => ({
  ...pagesQuery(traitementResource, ecrireVue(vue)),
  staleTime: 0,
  refetchInterval: RELECTURE_MS,
})

export const dossierQuery = (id: string) => ({
  ...listQuery(dossierTraitementResource, { id }),
  staleTime: 0,
})

export const reperesQuery = listQuery(reperesResource)

export const vuesQuery = {
  ...listQuery(vuesFileResource, {}, { lifetime: 0 }),
  refetchInterval: RELECTURE_MS,
}

export const journeeQuery = {
  ...listQuery(journeeResource, {}, { lifetime: 0 }),
  refetchInterval: RELECTURE_MS,
}

export const absencesQuery = listQuery(absencesResource, {}, { lifetime: 0 })

export const writeCourrier = (data: Data<typeof courrierResiliationResource>) =>
  http.post(resourceUrl(courrierResiliationResource, 'update'), data)

export const treat = (geste: GesteGestionnaire) =>
  http.post(resourceUrl(traitementResource, 'update'), geste) as Promise<LigneTraitement>

export const takeNext = (acte: EtatVue['acte']) =>
  http.post(resourceUrl(suivanteResource, 'update'), {
    acte: acte || null,
  }) as Promise<LigneTraitement>

export const treatAll = (lot: LotTraitement) =>
  http.post(resourceUrl(lotTraitementResource, 'update'), lot) as Promise<LotFait>

/** Reckoned by the server, with nothing done; others work in the same queue, so it is never kept. */
export const apercuLotQuery = (cibles: LotTraitement['cibles'], a: string | null) =>
  queryOptions({
    queryKey: [resourceUrl(apercuLotResource), cibles, a],
    queryFn: () =>
      http.post(resourceUrl(apercuLotResource, 'update'), { cibles, a }) as Promise<ApercuLot>,
    meta: { libelle: apercuLotResource.libelle },
    ...lifetimeOptions(0),
  })

/** Asked by `POST`, and yet a question: nothing is done. */
export const apercuQuery = (geste: GesteGestionnaire) =>
  queryOptions({
    queryKey: [resourceUrl(apercuTraitementResource, 'update'), geste],
    queryFn: () =>
      http.post(
        resourceUrl(apercuTraitementResource, 'update'),
        geste,
      ) as Promise<ApercuTraitement>,
    retry: false,
    meta: { silent: true },
    ...lifetimeOptions(0),
  })

/** The medical service's word on a paper. */
export const donnerAvis = mutationOptions({
  mutationFn: (choix: ChoixAvis) => http.post(resourceUrl(avisMedicalResource, 'update'), choix),
  meta: {
    failure: textes.medicale.echec,
    success: () => ({ title: textes.medicale.donne }),
  },
})

/** The medical service says whether something is medical. */
export const direMedical = mutationOptions({
  mutationFn: (choix: ChoixMedical) =>
    http.post(resourceUrl(secretMedicalResource, 'update'), choix),
  meta: {
    failure: textes.secret.echec,
    success: () => ({ title: textes.secret.fait }),
  },
})

/** A clerk hands something over to the medical service. */
export const transmettreMedical = mutationOptions({
  mutationFn: (cible: CibleMedicale) =>
    http.post(resourceUrl(transmettreMedicalResource, 'update'), cible),
  meta: {
    failure: textes.secret.echecTransmettre,
    success: () => ({ title: textes.secret.transmis }),
  },
})

/** What was read of the queue and of its requests is read again. */
export const reread = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: [resourceUrl(traitementResource)] }),
    client.invalidateQueries({ queryKey: [resourceUrl(dossierTraitementResource)] }),
    client.invalidateQueries({ queryKey: [resourceUrl(journeeResource)] }),
    rereadVues(client),
  ])

/** One more is kept, or one less. */
export const rereadVues = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [resourceUrl(vuesFileResource)] })

/** Who is there, and who is not. */
export const rereadEquipe = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: [resourceUrl(absencesResource)] }),
    client.invalidateQueries({ queryKey: [resourceUrl(reperesResource)] }),
  ])
