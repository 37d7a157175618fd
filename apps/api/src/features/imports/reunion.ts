import {
  type Etages,
  etage,
  findComptesADeplacer,
  findComptesReunis,
  findReunis,
  hideMerged,
  type Lot,
  moveComptePersonnel,
  moveComptes,
  pairesDe,
  personnes,
  type Reuni,
  renameStaged,
  type Suivi,
} from '../../noyau/fusion/index.ts'
import { followGardes } from '../../noyau/gardes/index.ts'
import { type Ecriture, mergeCovers } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Place, Sealer } from '../../platform/crypto/index.ts'
import { suiviConfidentialite } from '../confidentialite/index.ts'
import { suiviDemandes } from '../demandes/index.ts'
import { suiviDocuments } from '../documents/index.ts'
import { suiviIndus } from '../indus/index.ts'
import { type Auteur, note } from '../nouvelles/index.ts'
import { suiviRemboursements } from '../remboursements/index.ts'
import { suiviSinistres } from '../sinistres/index.ts'
import type { CleLot } from './lots.repository.ts'

/** What names a person outside the core: each owner moves its own. */
export const suivis: readonly Suivi[] = [
  suiviConfidentialite,
  suiviDemandes,
  suiviDocuments,
  suiviIndus,
  suiviRemboursements,
  suiviSinistres,
]

const places = { nir: sealed.personneNir, telephone: sealed.personneTelephone }

/** Two people become one: all that is either's is whoever was kept's, and whoever goes is hidden. */
export async function mergePersonnes(
  e: Ecriture<Auteur>,
  { ici, sealer }: { ici: Etages; sealer: Sealer },
  lot: Lot,
  { lot: nom, source, clientCode }: CleLot,
): Promise<void> {
  const reunis = await findReunis(e, ici, lot)
  if (reunis.length === 0) return
  await mergeCovers(e, pairesDe(reunis))
  const encore = (valeur: string, place: (id: string) => Place, { de, vers }: Reuni) =>
    sealer.seal(sealer.unseal(valeur, place(de)), place(vers))
  await followGardes(e, reunis, (champ, valeur, reuni) => encore(valeur, places[champ], reuni))
  for (const compte of await findComptesADeplacer(e, reunis)) {
    const { numeroContrat, iban } = compte
    const place = (id: string) => sealed.comptePersonnelIban({ clientCode, numeroContrat }, id)
    await moveComptePersonnel(e, ici, { ...compte, iban: iban && encore(iban, place, compte) })
  }
  for (const suivi of suivis) await suivi(e, reunis)
  await moveComptes(e, ici, reunis)
  await hideMerged(e, ici, reunis)
  await renameStaged(e, etage(ici, personnes), reunis)
  const comptes = await findComptesReunis(e, reunis)
  for (const { vers } of reunis) {
    const compteId = comptes.get(vers)
    await note(e, {
      a: compteId ? { compte: compteId } : null,
      action: 'personne-reunie',
      objet: 'import',
      cible: nom,
      detail: { source },
    })
  }
}
