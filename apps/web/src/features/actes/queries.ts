import {
  type Acte,
  type ActeGestion,
  type Apercu,
  acteAddress,
  apercuResource,
  demarchesResource,
  faitsResource,
  verbeDe,
} from '@espace-adherent/contract/actes'
import { demandesAddress } from '@espace-adherent/contract/addresses'
import { resourceUrl } from '@espace-adherent/contract/resources'
import type { FieldValues } from '@espace-adherent/ui/forms'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { act } from '../../platform/query/act.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { listQuery, readRows } from '../../platform/query/list.ts'

/** The acts that are offered to whoever is signed in. */
export const demarchesQuery = () => listQuery(demarchesResource)

/** The same act, asked for before and still under way. */
export const dejaEnCoursQuery = (acte: ActeGestion) => ({
  ...listQuery(demandesAddress, { acte }, { lifetime: 0 }),
  meta: { libelle: demandesAddress.libelle, silent: true },
})

/** Whether an act is about a contract; the others are about the account. */
export const isDuContrat = <S extends object>({ numeroContrat, vide }: Acte<S>) =>
  numeroContrat(vide) !== null

/** What the form of an act must know first; an act without facts asks for nothing. */
export const faitsQuery = <S extends FieldValues>(acte: Acte<S>, numeroContrat: string) => {
  const { key, faits } = acte
  const query = { acte: key, ...(isDuContrat(acte) && { numeroContrat }) }
  return queryOptions({
    queryKey: [resourceUrl(faitsResource), query] as const,
    queryFn: async ({ signal }): Promise<object> =>
      faits === null ? {} : ((await readRows(faitsResource, query, signal)).rows[0] ?? {}),
    meta: { libelle: faitsResource.libelle },
    ...lifetimeOptions(0),
  })
}

/** What would happen if this were sent now. It writes nothing, so that it may be read as a list is. */
export const apercuQuery = (acte: ActeGestion, saisie: object) =>
  queryOptions({
    queryKey: [resourceUrl(apercuResource), acte, JSON.stringify(saisie)] as const,
    queryFn: () =>
      http.post(resourceUrl(apercuResource, 'update'), { acte, saisie }) as Promise<Apercu>,
    meta: { libelle: apercuResource.libelle },
    ...lifetimeOptions(0),
  })

/** The same while it is typed: of what was asked last, if anything was. Until it comes, the one before stays. */
export const apercuEnDirect = (acte: ActeGestion, posee: string | null) => ({
  ...apercuQuery(acte, posee === null ? {} : (JSON.parse(posee) as object)),
  enabled: posee !== null,
  placeholderData: keepPreviousData,
})

/** Sends an act. What became of it is a toast, whatever the screen adds where it was typed. */
export const envoi = <S extends FieldValues>(acte: Acte<S>, failure?: string) =>
  act(acteAddress(acte), verbeDe(acte), failure)
