import type { NiveauCompare } from '@espace-adherent/contract'
import {
  addMonths,
  contratLe,
  cotisationMensuelle,
  dateAParis,
  type Famille,
  premierDesDouzeMois,
  type Rubrique,
  rejouer,
  renforcer,
  sousOffre,
  type TotauxSoins,
  tableauGaranties,
} from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { findRegardAdherent } from '../confidentialite/index.ts'
import { avenirLe, readFutur } from '../cotisations/index.ts'
import { findCorrections } from '../tarifs-soins/index.ts'
import { findNiveaux, findSoins, type NiveauVendu, type SoinVu } from './niveaux.repository.ts'

/** What is left to pay on the examples of each heading. */
const exemplesParFamille = (rubriques: readonly Rubrique[]): Partial<Record<Famille, number>> =>
  Object.fromEntries(
    rubriques.map(({ famille, garanties }) => [
      famille,
      garanties.flatMap(({ exemples }) => exemples).reduce((total, { reste }) => total + reste, 0),
    ]),
  )

/** What really became of care, added up as the list of reimbursements adds it up. */
function totauxReels(soins: readonly SoinVu[], du: string): TotauxSoins {
  const totaux = { depense: 0, ro: 0, rc: 0, reste: 0 }
  for (const { dateSoins, depense, ro, rc } of soins) {
    if (dateSoins < du) continue
    totaux.depense += depense
    totaux.ro += ro
    totaux.rc += rc
    totaux.reste += depense - ro - rc
  }
  return totaux
}

/**
 * Every level of the client, reckoned on the last twelve months of the contract: what each would have
 * paid, what each would have left, what each costs from the next month. The one that is held says what was really paid and
 * left, to the cent of the list of reimbursements; another, that and what it would have changed. Care that is hidden from whoever subscribed
 * is not replayed: what a sum has more than the care that they see would tell it.
 */
export async function comparer(
  sealer: Sealer,
  tx: Executor,
  { contrat, now, demandeId }: { contrat: CleContrat; now: Date; demandeId?: string | undefined },
) {
  const au = dateAParis(now)
  // The twelve months of the list of reimbursements: one period, one figure.
  const du = premierDesDouzeMois(au)
  const prochain = addMonths(`${au.slice(0, 7)}-01`, 1)
  const futur = await readFutur(sealer, tx, contrat)
  // As it will be by then, without the request that is being read again.
  const autres = futur?.prevus.filter(({ cle }) => cle !== demandeId)
  const tarification = futur && contratLe(avenirLe(futur, au, autres), futur.contrat, prochain)
  const sante = await findNiveaux(tx, contrat.clientCode)
  const actuel = sante.find(({ nom }) => nom === futur?.contrat.nomOffre)
  // A contract that is about something else has no level among them.
  const vendus = actuel ? sante : []
  // From the first of its year: what was used up before the period counts in it.
  const corrections = await findCorrections(tx, contrat.clientCode)
  const regard = await findRegardAdherent(tx, contrat, now)
  const lus = regard ? await findSoins(tx, regard, { du: `${du.slice(0, 4)}-01-01`, au }) : []
  const reel = totauxReels(lus, du)
  const soins = lus
    .filter(({ etat }) => etat !== 'rejetee')
    .map((soin) => ({ ...soin, corrections }))
  const prixDe = (vendu: NiveauVendu) =>
    tarification ? cotisationMensuelle(sousOffre(tarification, vendu), prochain) : null
  const tenusSous = ({ renforts }: NiveauVendu) =>
    renforts.filter(({ libelle }) =>
      tarification?.options.some(
        (option) =>
          option.libelle === libelle &&
          option.dateDebut <= prochain &&
          (option.dateFin === null || option.dateFin >= prochain),
      ),
    )
  const reference = (actuel && prixDe(actuel)) ?? 0
  // With what would be held besides, as its price is.
  const rejouerSous = (vendu: NiveauVendu) =>
    rejouer(soins, renforcer(vendu.garanties, tenusSous(vendu)), du)
  const tenu = actuel && rejouerSous(actuel)
  const enVrai = (part: 'rc' | 'reste', rejoue: TotauxSoins) =>
    Math.max(0, reel[part] + rejoue[part] - (tenu ?? rejoue)[part])
  const niveaux = vendus
    .map((vendu) => {
      const cotisation = prixDe(vendu)
      const sens = (cotisation ?? 0) > reference ? 'hausse' : 'baisse'
      return {
        niveau: {
          nomOffre: vendu.nom,
          sens: vendu === actuel ? null : sens,
          cotisation,
          rejoue: rejouerSous(vendu),
        } as const,
        tarification: tarification && sousOffre(tarification, vendu),
      }
    })
    .sort((a, b) => (b.niveau.cotisation ?? 0) - (a.niveau.cotisation ?? 0))
  const { depense, ro } = reel
  return {
    niveaux: niveaux.map(
      ({ niveau: { rejoue, ...niveau } }): NiveauCompare => ({
        ...niveau,
        rc: enVrai('rc', rejoue),
        reste: enVrai('reste', rejoue),
      }),
    ),
    du,
    au,
    depense,
    ro,
    isPartiel: regard?.isVoile ?? false,
    tarification,
    /** What would have been left to pay with one reinforcement more; null: the contract is about something else. */
    resteAvec(libelle: string): number | null {
      const renfort = actuel?.renforts.find((un) => un.libelle === libelle)
      if (!actuel || !renfort) return null
      const garanties = renforcer(actuel.garanties, [...tenusSous(actuel), renfort])
      return enVrai('reste', rejouer(soins, garanties, du))
    },
    exemplesDe: (nomOffre: string) =>
      exemplesParFamille(
        tableauGaranties(
          vendus.find(({ nom }) => nom === nomOffre)?.garanties ?? [],
          au,
          corrections,
        ),
      ),
    tarificationDe: (nomOffre: string) =>
      niveaux.find(({ niveau }) => niveau.nomOffre === nomOffre)?.tarification,
  }
}
