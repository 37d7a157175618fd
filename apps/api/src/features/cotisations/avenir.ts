import type { ActeGestion, EcheancePrevue, LigneAvenir } from '@espace-adherent/contract'
import {
  type Avenir,
  addDays,
  avenirDe,
  type ChangementPrevu,
  type ChangementPrix,
  compteFutur,
  type DateCalendaire,
  dateAParis,
  type LigneAvenir as LigneReckoned,
  prixFinal,
  referenceDemande,
  reportsDe,
} from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  type DemandePrevue,
  type FuturLu,
  findFutur,
  type TarificationLue,
} from './avenir.repository.ts'
import type { CompteCotisations } from './cotisations.repository.ts'
import { textes } from './textes.ts'

/** What such acts mean, each of its own. */
type Dit = {
  code: string
  codes: readonly string[]
  montantMensuel: number
  prenom: string
  dateNaissance: DateCalendaire
  lien: string
  personneId: string
  nomOffre: string
}
const retrait = ({ codes }: Dit): ChangementPrix => ({ genre: 'retrait', codes })

/** What each act does to a price, from what it means: the one list of those that change it. */
const changements: Partial<Record<ActeGestion, (data: Dit) => ChangementPrix>> = {
  optionAffiliationActeGestion: ({ code, montantMensuel }) => ({
    genre: 'ajout',
    code,
    montantMensuel,
  }),
  optionRadiationActeGestion: retrait,
  radiationRenfortActeGestion: retrait,
  inscriptionBeneficiaireActeGestion: ({ prenom, dateNaissance, lien }) => ({
    genre: 'entree',
    prenom,
    dateNaissance,
    lien,
  }),
  radiationAssuresActeGestion: ({ personneId }) => ({ genre: 'depart', personneId }),
  garantiesActeGestion: ({ nomOffre }) => ({ genre: 'niveau', nomOffre }),
  resiliationActeGestion: () => ({ genre: 'fin' }),
}
export const actesPrix = Object.keys(changements) as ActeGestion[]

/** Null: that act changes no price. */
export const changementDe = (acte: ActeGestion, data: object): ChangementPrix | null =>
  changements[acte]?.(data as Dit) ?? null

/** What a contract is made of, and all that is planned for it. */
export type Futur = {
  contrat: TarificationLue
  offres: Parameters<typeof avenirDe>[0]['offres']
  prevus: readonly (ChangementPrevu & { demande: DemandePrevue })[]
}

/** Read from the requests themselves, and nowhere else; null: the offer of the contract is not known. */
export async function readFutur(
  sealer: Sealer,
  db: Executor,
  cle: CleContrat,
): Promise<Futur | null> {
  const lu = await findFutur(db, cle, actesPrix)
  return lu && openFutur(sealer, lu)
}

export function openFutur(sealer: Sealer, lu: FuturLu): Futur {
  const { prevues, offres, ...contrat } = lu
  return {
    contrat,
    offres,
    prevus: prevues.flatMap((demande) => {
      const { id, acte, effetLe, numero, data } = demande
      const dit = data && JSON.parse(sealer.unseal(data, sealed.demandeData(id)))
      // A termination outlives what its account has taken away.
      const changement = changementDe(acte, dit ?? {})
      if (!dit && changement?.genre !== 'fin') return []
      return changement ? [{ cle: id, effetLe, rang: numero, changement, demande }] : []
    }),
  }
}

/** Its one future, as it stands on a day; a contract that is free already, or over, has none. */
export const avenirLe = (
  { contrat, offres, prevus }: Futur,
  jour: DateCalendaire,
  voulus: readonly ChangementPrevu[] = prevus,
): Avenir => avenirDe({ contrat, offres, prevus: voulus, jour, finDue: contrat.finDue })

type Calcul = {
  futur: Futur | null
  avenir: Avenir | null
  jour: DateCalendaire
  isDiscret: boolean
}

/** The instalments of an account as they will be called once all this is done. */
export function echeancesPrevues(
  { echeances, lignes }: Pick<CompteCotisations, 'echeances' | 'lignes'>,
  { futur, avenir, jour, isDiscret }: Calcul,
): EcheancePrevue[] {
  // A change is told beside the first instalment to come that it touches.
  const premiere = ({ depuis }: LigneReckoned) =>
    echeances.find(({ etat, periodeFin }) => etat === 'a_venir' && depuis <= periodeFin)
  const telles = echeances.map((e) => {
    const { prixMensuels: _, ...dite } = e
    const changements = (avenir?.lignes ?? [])
      .filter((ligne) => ligne.ecart && premiere(ligne) === e)
      .map((ligne) => ({ libelle: textes.court(ligne, isDiscret), ecart: ligne.ecart ?? 0 }))
    return { ...dite, appele: e.montant, changements }
  })
  if (!futur || !avenir?.etapes.length) return telles
  const { finDue } = futur.contrat
  const apres = compteFutur({ echeances, lignes }, avenir.etapes, { jour, finDue })
  return telles.flatMap((e) => {
    const future = apres.echeances.find(({ id }) => id === e.id)
    if (!future) return []
    // What was paid is what it was.
    if (e.etat !== 'a_venir') return [e]
    return [{ ...e, montant: future.montant, report: 0 - reportsDe(e.id, apres.lignes) }]
  })
}

type Lecteur = {
  compteId: string
  /** A relative who reads what is paid, and none of the requests. */
  isDiscret: boolean
  jour: DateCalendaire
}

/** A line per change, as whoever reads may know it and take it back. */
export function lignesDites(
  futur: Futur,
  { lignes }: Pick<Avenir, 'lignes'>,
  { compteId, isDiscret, jour }: Lecteur,
): LigneAvenir[] {
  return lignes.map((ligne) => {
    const { noms: _, ...chiffres } = ligne
    const demande = futur.prevus.find(({ cle }) => cle === ligne.cle)?.demande
    const isSienne = demande?.compteId === compteId && !isDiscret
    const libelle = isDiscret ? textes.discret(ligne) : textes.change(ligne)
    return {
      ...chiffres,
      libelle,
      demande: demande && isSienne ? demandeDite(demande, jour) : null,
      sansElle: demande && isSienne ? sansElle(futur, ligne, jour) : null,
    }
  })
}

function demandeDite({ id, numero, revision, creeLe, effetLe }: DemandePrevue, jour: string) {
  const demandeeLe = dateAParis(new Date(creeLe))
  return {
    id,
    revision,
    reference: referenceDemande(Number(demandeeLe.slice(0, 4)), numero),
    demandeeLe,
    annulableJusquAu: effetLe > jour ? addDays(effetLe, -1) : null,
  }
}

/** What would be paid in the end, were it cancelled. */
function sansElle(futur: Futur, { cle }: LigneReckoned, jour: DateCalendaire) {
  const autres = avenirLe(
    futur,
    jour,
    futur.prevus.filter((prevu) => prevu.cle !== cle),
  )
  const montant = prixFinal(autres)
  return montant === null ? null : { montant, depuis: autres.paliers.at(-1)?.depuis ?? null }
}
