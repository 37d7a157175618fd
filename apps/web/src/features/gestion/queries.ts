import type {
  EvenementGestion,
  Gestion,
  LigneGestion,
  Lot,
  Usage,
  VersionGestion,
} from '@espace-adherent/contract/gestion'
import { type Cible, resourceUrl } from '@espace-adherent/contract/resources'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { updateMeta } from '../../platform/query/act.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { pagesQuery } from '../../platform/query/pages.ts'
import { submit } from '../../platform/query/submission.ts'
import { withSecurityCode } from '../securite/index.ts'
import { demandeDe, type EtatListe } from './etat.ts'
import { textes } from './textes.ts'

const urlOf = ({ resource }: Gestion) => resourceUrl(resource, 'list')

export const lignesQuery = (gestion: Gestion, etat: EtatListe) =>
  pagesQuery(gestion.resource, demandeDe(etat))

/** One row as it stands now: what one edits is never an old copy. */
export const ligneQuery = (gestion: Gestion, id: string) =>
  queryOptions({
    queryKey: [urlOf(gestion), 'ligne', id],
    queryFn: async ({ signal }): Promise<LigneGestion | null> => {
      const page = (await http.get(urlOf(gestion), { id }, signal)) as { items: LigneGestion[] }
      return page.items[0] ?? null
    },
    meta: { libelle: gestion.libelle },
    ...lifetimeOptions(0),
  })

export const usagesQuery = (gestion: Gestion, id: string) =>
  queryOptions({
    queryKey: [urlOf(gestion), 'usages', id],
    queryFn: async ({ signal }) =>
      ((await http.get(`${urlOf(gestion)}/usages`, { id }, signal)) as { usages: Usage[] }).usages,
    ...lifetimeOptions(0),
  })

export const histoireQuery = (gestion: Gestion, id: string) =>
  queryOptions({
    queryKey: [urlOf(gestion), 'histoire', id],
    queryFn: async ({ signal }) =>
      (
        (await http.get(`${urlOf(gestion)}/historique`, { id }, signal)) as {
          evenements: EvenementGestion[]
        }
      ).evenements,
    meta: { libelle: gestion.libelle },
    ...lifetimeOptions(0),
  })

export const versionsQuery = (gestion: Gestion, id: string) =>
  queryOptions({
    queryKey: [urlOf(gestion), 'versions', id],
    queryFn: async ({ signal }) =>
      (
        (await http.get(`${urlOf(gestion)}/versions`, { id }, signal)) as {
          versions: VersionGestion[]
        }
      ).versions,
    meta: { libelle: gestion.libelle },
    ...lifetimeOptions(0),
  })

/** A question about what is typed: how it went is said beside it, and nothing is kept. */
export const useApercu = <Answer>(gestion: Gestion) =>
  useMutation({
    mutationFn: (parametres: object) =>
      http.post(`${urlOf(gestion)}/apercu`, parametres) as Promise<Answer>,
    meta: { silent: true },
  })

/** The table itself, and what is told beside it: whom each breach touched, for instance. */
const isOf = (gestion: Gestion, key: unknown) =>
  typeof key === 'string' && (key === urlOf(gestion) || key.startsWith(`${urlOf(gestion)}/`))

/** What was read of the table is read again, by staff and, in this browser, by members' screens. */
function useReread(gestion: Gestion) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      // What uses a row is asked each time that somebody means to delete it; of one that is gone there is nothing to ask.
      client.invalidateQueries({
        predicate: ({ queryKey: [key, quoi] }) => isOf(gestion, key) && quoi !== 'usages',
      }),
      client.invalidateQueries({ queryKey: [`/api${gestion.path}`] }),
    ])
}

type Envoi = { valeurs: Record<string, unknown>; malgre?: readonly string[] } & (
  | { verbe: 'create' }
  | { verbe: 'update'; cible: Cible }
)

/** How it went is said in a toast, and in the panel beside what was typed. */
export function useEnregistrer(gestion: Gestion) {
  const reread = useReread(gestion)
  return useMutation({
    mutationFn: async (envoi: Envoi) => {
      const malgre = envoi.malgre && { malgre: envoi.malgre }
      const saved =
        envoi.verbe === 'create'
          ? await submit(`${resourceUrl(gestion.resource, 'create')}/create`, {
              ...envoi.valeurs,
              ...malgre,
            })
          : await submit(resourceUrl(gestion.resource, 'update'), {
              ...envoi.cible,
              valeurs: envoi.valeurs,
              ...malgre,
            })
      await reread()
      return saved as LigneGestion
    },
    meta: updateMeta,
  })
}

type Acte = 'delete' | 'publish' | 'restore'
const dits: Record<Acte, { success: string | null; failure: string }> = {
  delete: { success: textes.suppression.faite, failure: textes.suppression.echec },
  // The panel says itself when the row is public.
  publish: { success: null, failure: textes.publication.echec },
  restore: { success: textes.histoire.restauree, failure: textes.histoire.echec },
}

/** What is done to one row besides editing it: `delete`, `publish` (`le`), `restore` (`version`). */
export function useActe(gestion: Gestion, acte: Acte) {
  const reread = useReread(gestion)
  const { success, failure } = dits[acte]
  return useMutation({
    mutationFn: (body: Cible & { le?: string | null; version?: number }) =>
      http.post(`${resourceUrl(gestion.resource, acte)}/${acte}`, body),
    onSettled: reread,
    meta: {
      failure,
      success: () => {
        if (success === null) return null
        const isRetour = acte === 'delete' && gestion.versions?.isOrigine
        return { title: isRetour ? textes.retour.faite : success }
      },
    },
  })
}

/** What is done to a row as it was seen, or to make one; `onGone`: and the row is over. */
export function useGeste(gestion: Gestion, nom: string, onGone?: () => void) {
  const client = useQueryClient()
  const reread = useReread(gestion)
  return useMutation({
    // Some ask whoever does them to prove again who they are: what was typed is sent again after the code.
    mutationFn: (corps: Partial<Cible> & { saisie: object }) =>
      withSecurityCode('VERIFY_AMF', () => http.post(`${urlOf(gestion)}/gestes/${nom}`, corps)),
    onSettled: async (_, error, { id = '' }) => {
      await reread()
      if (!error && client.getQueryData(ligneQuery(gestion, id).queryKey) === null) onGone?.()
    },
    meta: {
      failure: textes.gestes.echec,
      success: () => ({ title: gestion.gestes?.[nom]?.fait ?? textes.gestes.fait }),
    },
  })
}

type Plusieurs = { cibles: readonly Cible[] } & (
  | { acte: 'delete' }
  | { acte: 'publish'; le: string | null }
  | { acte: 'update'; valeurs: Record<string, unknown> }
  | { acte: `gestes/${string}`; saisie: object }
)

export function useLot(gestion: Gestion) {
  const reread = useReread(gestion)
  return useMutation({
    mutationFn: async ({ acte, ...body }: Plusieurs): Promise<Lot> => {
      const suffix = acte === 'update' ? '/lot' : `/${acte}/lot`
      return (await http.post(`${urlOf(gestion)}${suffix}`, body)) as Lot
    },
    onSettled: reread,
    meta: {
      failure: textes.lot.echec,
      success: (answer) => {
        const { faites, refus } = answer as Lot
        const [premier] = refus
        return {
          title: textes.lot.fait(faites),
          ...(premier && {
            detail: `${textes.lot.refus(refus.length)}\u00a0: ${premier.message}`,
          }),
        }
      },
    },
  })
}
