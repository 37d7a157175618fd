import { assuresAtlas } from '../assures/atlas.ts'
import { assuresHorizon } from '../assures/horizon.ts'
import { compteEnDifficulte, comptes } from '../comptes.ts'
import { echeancesDeNora } from '../difficultes/echeances.ts'
import { assuresNora } from '../difficultes/nora.ts'
import type { EcheanceDemo } from '../dossiers/cotisations.ts'
import { assuresFigurants, comptesFigurants } from '../figurants/index.ts'
import type { AssuresDemo, CodeClient, CompteDemo } from '../types.ts'

/** People who come together: whom contracts cover, and the accounts that they had. */
export type Groupe = {
  assures: AssuresDemo
  comptes: readonly CompteDemo[]
  /** Whether they were paid for care. */
  hasSoins: boolean
  /** What befell what they owe. */
  echeances?: (toutes: EcheanceDemo[], aujourdhui: string) => EcheanceDemo[]
}

export const figurants = (annee: number): Groupe => ({
  assures: assuresFigurants(annee),
  comptes: comptesFigurants.filter(({ cle }) => cle !== null),
  hasSoins: false,
})

export const nora = (annee: number): Groupe => ({
  assures: assuresNora(annee),
  comptes: [compteEnDifficulte],
  hasSoins: true,
  echeances: echeancesDeNora,
})

const siens: Record<CodeClient, (annee: number) => AssuresDemo> = {
  horizon: assuresHorizon,
  atlas: assuresAtlas,
}

/** Of accounts, those of the portal before. Staff made the others here, or no contract says any more what they may do. */
const importables = ({ contrats }: AssuresDemo, eux: readonly CompteDemo[]) =>
  eux.filter(
    ({ cle, creeParAdmin }) =>
      !creeParAdmin && contrats.some(({ assures }) => assures.some((un) => un.cle === cle)),
  )

/** Of one client, everybody whom its insurer's system knows. */
export const groupesDe = (code: CodeClient, annee: number, hasFigurants: boolean): Groupe[] => {
  const assures = siens[code](annee)
  return [
    { assures, comptes: importables(assures, comptes[code]), hasSoins: true },
    ...(hasFigurants && code === 'horizon' ? [figurants(annee), nora(annee)] : []),
  ]
}
