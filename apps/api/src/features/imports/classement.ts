import type { Partie } from '@espace-adherent/contract/imports'
import {
  addLotEchange,
  ajouterLotsParCle,
  ajouterLotsParContrat,
  type Cible,
  classer,
  classerDisparus,
  classerManquants,
  comptes,
  type Etages,
  etagees,
  findRescelles,
  findRescellesComptes,
  followChains,
  fusions,
  hasRattaches,
  lireLots,
  lirePresents,
  listesContrat,
  nameKept,
  nameReconnus,
  personnes,
  poseesDe,
  rapprocher,
  refuseFusions,
  refuserComptesPris,
  refuserDoublons,
  refuserMandatsPris,
  refuserRattaches,
  remonter,
  saveRescelles,
  saveRescellesComptes,
} from '../../noyau/fusion/index.ts'
import { addLotsGardes, matchGardes } from '../../noyau/gardes/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { idDe } from './cles.ts'
import { type Groupe, parContrat, sansContrat, toutesCibles } from './groupes.ts'
import { estVide } from './lots.repository.ts'
import { areEchangeables } from './pose.ts'

/** Says of each staged record of an entity what would become of it. Nothing but staging tables is written to. */
export async function classerEntite(
  db: Executor,
  {
    ici,
    sealer,
    recues,
  }: {
    ici: Etages
    sealer: Sealer
    /** Tables for which a row was staged. */
    recues: ReadonlySet<Cible>
  },
  { cible, enfants }: Groupe,
  partie: Partie | null,
): Promise<void> {
  const isComplet = partie?.mode === 'complet'
  if (!isComplet && (await estVide(db, ici, cible))) return
  await refuserDoublons(db, ici, cible, enfants)
  await nameKept(db, ici, [cible, ...enfants])
  if (cible === fusions) await followChains(db, ici)
  if (cible === personnes) await rapprocher(db, ici, listesContrat[0])
  const depuis = partie?.depuis ?? null
  await matchGardes(db, ici, cible, { isComplet, depuis })
  await classer(db, ici, cible)
  if (cible === personnes) await refuserRattaches(db, ici)
  if (cible === fusions) await refuseFusions(db, ici)
  if (isComplet) await classerDisparus(db, ici, cible, depuis)
  if (cible === comptes) return refuserComptesPris(db, ici)
  for (const enfant of enfants) {
    if (recues.has(enfant)) {
      await classer(db, ici, enfant)
      if (enfant === listesContrat[5]) await refuserMandatsPris(db, ici)
      if (enfant === listesContrat[6]) await resealComptes(db, ici, sealer)
      await nameReconnus(db, ici, enfant)
    }
    // A list that was given empty has no row of its own.
    await classerManquants(db, ici, enfant)
  }
  await remonter(db, ici, enfants)
  if (cible === personnes) await resceller(db, ici, sealer)
}

const PAGE = 1_000

/** Sealed for the identifier that a new person would have: whoever was here before has another. */
async function resceller(db: Executor, ici: Etages, sealer: Sealer): Promise<void> {
  let apres = ''
  for (;;) {
    const rows = await findRescelles(db, ici, apres, PAGE)
    const autres = rows.flatMap(({ cle, id, nir, telephone }) => {
      const neuf = idDe(ici.clientCode, 'personnes', cle)
      if (neuf === id) return []
      const encore = (valeur: string | null, place: typeof sealed.personneNir) =>
        valeur && sealer.seal(sealer.unseal(valeur, place(neuf)), place(id))
      return [
        {
          cle,
          nir: encore(nir, sealed.personneNir),
          telephone: encore(telephone, sealed.personneTelephone),
        },
      ]
    })
    if (autres.length > 0) await saveRescelles(db, ici, autres)
    apres = rows.at(-1)?.cle ?? apres
    if (rows.length < PAGE) return
  }
}

/** The same of personal accounts, which were sealed for whoever the record named. */
async function resealComptes(db: Executor, ici: Etages, sealer: Sealer): Promise<void> {
  const { clientCode } = ici
  let apres = { numeroContrat: '', source: '' }
  for (;;) {
    const rows = await findRescellesComptes(db, ici, apres, PAGE)
    const autres = rows.flatMap(({ numeroContrat, source, personneId, iban }) => {
      const neuf = idDe(clientCode, 'personnes', source)
      if (neuf === personneId) return []
      const place = (id: string) => sealed.comptePersonnelIban({ clientCode, numeroContrat }, id)
      const encore = sealer.seal(sealer.unseal(iban, place(neuf)), place(personneId))
      return [{ numeroContrat, source, iban: encore }]
    })
    if (autres.length > 0) await saveRescellesComptes(db, ici, autres)
    apres = rows.at(-1) ?? apres
    if (rows.length < PAGE) return
  }
}

/** What is merged together, in which order. How many such lots. */
export async function preparerLots(
  db: Executor,
  ici: Etages,
  /** Tables whose rows wait outside of what is staged. */
  posees: readonly Cible[],
): Promise<number> {
  const presents = await lirePresents(db, ici, toutesCibles)
  const ajouter = async (cible: Cible, genre: string) => {
    if (presents.get(cible)?.size) await ajouterLotsParCle(db, ici, cible, genre)
  }
  for (const cible of sansContrat) await ajouter(cible, cible.nom)
  if (await hasRattaches(db, ici)) await ajouter(personnes, 'rattaches')
  const siens = parContrat.filter((cible) => presents.get(cible)?.size)
  const ou = siens.map((cible) => etagees(ici, cible))
  if (ou.length > 0) await ajouterLotsParContrat(db, ici, ou, 'contrats')
  // Their contracts are there before them.
  if (posees.length > 0) await addLotsPoses(db, ici, posees)
  await ajouter(comptes, 'comptes')
  await addLotsGardes(db, ici)
  return (await lireLots(db, ici)).length
}

async function addLotsPoses(db: Executor, ici: Etages, posees: readonly Cible[]) {
  if (await areEchangeables(db)) return addLotEchange(db, ici)
  const ou = posees.map((cible) => poseesDe(ici, cible))
  return ajouterLotsParContrat(db, ici, ou, 'poses')
}
