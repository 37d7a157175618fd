import type { LigneResume } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { DemandeRow } from './demandes.repository.ts'
import { textes } from './textes.ts'

/** Who says they are asking, as they typed it. */
export type Demandeur = { prenom: string; nom: string; email: string; numeroContrat: string }

/** Null of a request that came from an account. */
export const lireDemandeur = (
  sealer: Sealer,
  { id, demandeur }: Pick<DemandeRow, 'id' | 'demandeur'>,
): Demandeur | null =>
  demandeur === null
    ? null
    : (JSON.parse(sealer.unseal(demandeur, sealed.demandeDemandeur(id))) as Demandeur)

/** What their receipt says of them, above what they asked for. */
export const lignesDemandeur = ({ prenom, nom, email, numeroContrat }: Demandeur): LigneResume[] =>
  [
    [textes.demandeur.qui, `${prenom} ${nom}`],
    [textes.demandeur.email, email],
    [textes.demandeur.contrat, numeroContrat],
  ].flatMap(([libelle = '', apres]) => (apres ? [{ libelle, avant: null, apres }] : []))

/** The lines of a request without those that say who asks: a clerk reads these apart. */
export function lignesSansDemandeur(
  lignes: readonly LigneResume[],
  demandeur: Demandeur | null,
): LigneResume[] {
  const siennes = demandeur ? lignesDemandeur(demandeur) : []
  // A termination that came by post has none of them.
  const isDites = siennes.every(({ libelle }, rang) => lignes[rang]?.libelle === libelle)
  return lignes.slice(isDites ? siennes.length : 0)
}
