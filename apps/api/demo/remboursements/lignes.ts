import {
  addDays,
  Consommation,
  calculer,
  circonstancesDe,
  type Garantie,
  garantieDe,
  montureConnue,
  soinLe,
} from '@espace-adherent/domain'
import type { PersonneDemo } from '../types.ts'
import { dateReglement, jourOuvre } from './reglement.ts'
import type { Soigne, Visite } from './visite.ts'

export type DecompteDemo = {
  numeroContrat: string
  personneId: string
  date: string
  professionnel: string
}
/** A line, whose statement and transfer are known by rank. */
export type LigneDemo = ReturnType<typeof ecrireLigne> & {
  rangDecompte: number
  rangPaiement: number | null
}

/** With the regime that pays the compulsory part. */
export type PersonneSoignee = PersonneDemo & { id: string; codeRegime: string | null }

export type Couverture = {
  numeroContrat: string
  garanties: readonly Garantie[]
  /** The first and the last day of the visits. */
  debut: string
  fin: string
  aujourdhui: string
  personneDe(cle: string): PersonneSoignee
}

/** Statements and lines in the order of time, with the amounts that the engine finds. */
export function ecrireLignes(
  visites: readonly Visite[],
  couverture: Couverture,
): { decomptes: DecompteDemo[]; lignes: LigneDemo[] } {
  const consommation = new Consommation()
  const decomptes: DecompteDemo[] = []
  const lignes: LigneDemo[] = []
  const datees = visites
    .map((visite) => ({ visite, date: jourOuvre(addDays(couverture.fin, -visite.ilYA)) }))
    .filter(({ date }) => date >= couverture.debut)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  for (const { visite, date } of datees) {
    const { id: personneId } = couverture.personneDe(visite.cle)
    const { numeroContrat } = couverture
    const { professionnel } = visite
    decomptes.push({ numeroContrat, personneId, date, professionnel })
    for (const soigne of visite.soins)
      lignes.push({
        ...ecrireLigne(visite, soigne, date, couverture, consommation),
        rangDecompte: decomptes.length - 1,
        rangPaiement: null,
      })
  }
  return { decomptes, lignes }
}

function ecrireLigne(
  { cle, isTiersPayant = false, motifRejet, situation }: Visite,
  { code, depense: prix, quantite = 1, monture, oreille, base: dite }: Soigne,
  date: string,
  { garanties, aujourdhui, personneDe }: Couverture,
  consommation: Consommation,
) {
  const personne = personneDe(cle)
  const circonstances = {
    ...circonstancesDe(personne, date, situation),
    ...(oreille && { oreille }),
    ...(dite !== undefined && { base: dite }),
  }
  const soin = soinLe(code, circonstances)
  if (!soin) throw new Error(`The nomenclature has no act « ${code} »`)
  const depense = prix === 'tarif' ? Number(soin.base) * quantite : prix
  const compteurs = consommation.avant(cle, date, soin)
  const facture = { soin, depense, quantite, compteurs, ...montureConnue(monture) }
  const decompte = calculer(facture, garantieDe(garanties, soin))
  const { base, ro, rc } = decompte
  // What was refused consumes nothing of the guarantee.
  if (!motifRejet) consommation.add({ personne: cle, jour: date, soin, decompte })
  const reglement = dateReglement(date, isTiersPayant)
  const isRegle = !motifRejet && reglement <= aujourdhui
  return {
    dateSoins: date,
    dateReglement: isRegle ? reglement : null,
    codeActe: code,
    situation: circonstances.situation ?? 'parcours',
    monture: monture ?? null,
    oreille: oreille ?? null,
    quantite,
    depense,
    base,
    ro,
    rc: motifRejet ? 0 : rc,
    compteurs,
    etat: motifRejet ? ('rejetee' as const) : isRegle ? ('reglee' as const) : ('attente' as const),
    destinataire: isTiersPayant ? ('tiers' as const) : ('assure' as const),
    motifRejet: motifRejet ?? null,
  }
}
