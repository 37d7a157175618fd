import type { Query, remboursementsResource } from '@espace-adherent/contract'
import { messagePeriode, nomenclature } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { ContratContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import type { Regard } from '../perimetre.ts'
import type { Filtres } from './lignes.repository.ts'
import { rechercheDe } from './recherche.repository.ts'

export type Demande = Query<typeof remboursementsResource>

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function filtresDe({ du, au, famille, etat, recherche }: Demande): Filtres {
  const message = messagePeriode({ du, au })
  if (message) throw new AppError('BadRequest', undefined, { au: message })
  return {
    du,
    au,
    etat,
    codes: famille && nomenclature.filter((a) => a.famille === famille).map(({ code }) => code),
    recherche: rechercheDe(recherche ?? ''),
  }
}

/** One person's lines alone; somebody whom they may not see does not exist. */
export async function narrowTo(
  context: ContratContext,
  regard: Regard,
  personne: string | undefined,
): Promise<Regard> {
  if (personne === undefined) return regard
  const isVisible = regard.personneId === null || regard.personneId === personne
  if (!UUID.test(personne) || !isVisible) return refuse(context, 'personne', personne)
  return { ...regard, personneId: personne }
}
