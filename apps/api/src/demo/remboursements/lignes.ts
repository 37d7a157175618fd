import {
  AUCUN_COMPTEUR,
  addDays,
  type Compteurs,
  calculer,
  compter,
  type Garantie,
  isMineur,
  sansGarantie,
  soinDe,
} from '@espace-adherent/domain'
import type { decompte, ligne } from '../../schema/remboursements.schema.ts'
import type { PersonneDemo } from '../types.ts'
import { dateReglement, jourOuvre } from './reglement.ts'
import type { Soigne, Visite } from './visite.ts'

export type DecompteDemo = typeof decompte.$inferInsert
/** A line before the database has numbered its statement and its transfer: by rank. */
export type LigneDemo = Omit<typeof ligne.$inferInsert, 'decompteId' | 'paiementId'> & {
  rangDecompte: number
  rangPaiement: number | null
}

export type Couverture = {
  clientCode: string
  numeroContrat: string
  garanties: readonly Garantie[]
  /** The first and the last day of the visits. */
  debut: string
  fin: string
  aujourdhui: string
  personneDe(cle: string): PersonneDemo & { id: string }
}

/** What a year has consumed: by person for what is kept back, by person and guarantee for the rest. */
class Annees {
  readonly #compteurs = new Map<string, Compteurs>()

  lire(annee: string, cle: string, garantie: string): Compteurs {
    const { participation, franchise } = this.#de(`${annee} ${cle}`)
    const { unites, enveloppe } = this.#de(`${annee} ${cle} ${garantie}`)
    return { participation, franchise, unites, enveloppe }
  }

  ecrire(annee: string, cle: string, garantie: string, compteurs: Compteurs): void {
    this.#compteurs.set(`${annee} ${cle}`, compteurs)
    this.#compteurs.set(`${annee} ${cle} ${garantie}`, compteurs)
  }

  #de(cle: string): Compteurs {
    return this.#compteurs.get(cle) ?? AUCUN_COMPTEUR
  }
}

/** Statements and lines in the order of time, with the amounts that the engine finds. */
export function ecrireLignes(
  visites: readonly Visite[],
  couverture: Couverture,
): { decomptes: DecompteDemo[]; lignes: LigneDemo[] } {
  const annees = new Annees()
  const decomptes: DecompteDemo[] = []
  const lignes: LigneDemo[] = []
  const datees = visites
    .map((visite) => ({ visite, date: jourOuvre(addDays(couverture.fin, -visite.ilYA)) }))
    .filter(({ date }) => date >= couverture.debut)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  for (const { visite, date } of datees) {
    const { id: personneId } = couverture.personneDe(visite.cle)
    const { clientCode, numeroContrat } = couverture
    const { professionnel } = visite
    decomptes.push({ clientCode, numeroContrat, personneId, date, professionnel })
    for (const soigne of visite.soins)
      lignes.push({
        ...ecrireLigne(visite, soigne, date, couverture, annees),
        rangDecompte: decomptes.length - 1,
        rangPaiement: null,
      })
  }
  return { decomptes, lignes }
}

function ecrireLigne(
  { cle, isTiersPayant = false, motifRejet }: Visite,
  { code, depense, quantite = 1 }: Soigne,
  date: string,
  { clientCode, numeroContrat, garanties, aujourdhui, personneDe }: Couverture,
  annees: Annees,
) {
  const soin = soinDe(code)
  if (!soin) throw new Error(`The nomenclature has no act « ${code} »`)
  const garantie =
    garanties.find((g) => g.cle === soin.garantie) ?? sansGarantie(soin.garantie, soin.famille)
  const { id, dateNaissance } = personneDe(cle)
  const annee = date.slice(0, 4)
  const compteurs = annees.lire(annee, cle, soin.garantie)
  const facture = { soin, depense, quantite, isMineur: isMineur(dateNaissance, date), compteurs }
  const { base, ro, rc, ...reste } = calculer(facture, garantie)
  // What was refused consumes nothing of the guarantee.
  if (!motifRejet)
    annees.ecrire(
      annee,
      cle,
      soin.garantie,
      compter(compteurs, facture, { base, ro, rc, ...reste }),
    )
  const reglement = dateReglement(date, isTiersPayant)
  const isRegle = !motifRejet && reglement <= aujourdhui
  return {
    clientCode,
    numeroContrat,
    personneId: id,
    dateSoins: date,
    dateReglement: isRegle ? reglement : null,
    codeActe: code,
    quantite,
    depense,
    base,
    ro,
    rc: motifRejet ? 0 : rc,
    cumulParticipation: compteurs.participation,
    cumulFranchise: compteurs.franchise,
    cumulUnites: compteurs.unites,
    cumulEnveloppe: compteurs.enveloppe,
    etat: motifRejet ? ('rejetee' as const) : isRegle ? ('reglee' as const) : ('attente' as const),
    destinataire: isTiersPayant ? ('tiers' as const) : ('assure' as const),
    motifRejet: motifRejet ?? null,
  }
}
