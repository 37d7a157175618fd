import type { Garantie } from '@espace-adherent/domain'
import type { ContratDemo, PersonneDemo } from '../types.ts'
import { type DecompteDemo, ecrireLignes, type LigneDemo, type PersonneSoignee } from './lignes.ts'
import { visitesMartin } from './martin.ts'
import { visitesMoreau } from './moreau.ts'
import { visitesQuotidiennes } from './quotidien.ts'
import { grouper, type PaiementDemo, type Personnels } from './reglement.ts'
import { soin, type Visite } from './visite.ts'

const couronne: Visite = {
  ilYA: 95,
  cle: 'nora',
  professionnel: 'Cabinet dentaire Graslin',
  soins: [soin('HBLD734', 52_000)],
}

/** Nora's bill came twice, and was paid twice: the second time is asked back. */
const visitesLemaire: Visite[] = [couronne, couronne]

export type RemboursementsLot = {
  decomptes: DecompteDemo[]
  paiements: PaiementDemo[]
  lignes: LigneDemo[]
}

type Donnees = {
  contrats: readonly (ContratDemo & { ibanMasque: string | null; personnels: Personnels })[]
  personnes: readonly PersonneSoignee[]
  garantiesDe(nomOffre: string): readonly Garantie[]
  aujourdhui: string
}

/** Eighteen months of care for every health contract, as the engine reckons them. */
export function remboursementsLot(donnees: Donnees): RemboursementsLot {
  const lot: RemboursementsLot = { decomptes: [], paiements: [], lignes: [] }
  for (const contrat of donnees.contrats)
    if (contrat.typeContrat === 'sante') ajouter(lot, contrat, donnees)
  return lot
}

function ajouter(
  lot: RemboursementsLot,
  contrat: Donnees['contrats'][number],
  { personnes, garantiesDe, aujourdhui }: Donnees,
): void {
  const { numero, dateDebut, dateFin, ibanMasque, personnels } = contrat
  const personneDe = (cle: string) => {
    const trouvee = personnes.find((p) => p.cle === cle)
    if (!trouvee) throw new Error(`Nobody is called « ${cle} »`)
    return trouvee
  }
  const fin = dateFin && dateFin < aujourdhui ? dateFin : aujourdhui
  const { decomptes, lignes } = ecrireLignes(visitesDe(contrat, personneDe, fin), {
    numeroContrat: numero,
    garanties: garantiesDe(contrat.nomOffre),
    debut: dateDebut,
    fin,
    aujourdhui,
    personneDe,
  })
  const premier = lot.decomptes.length
  const groupes = grouper(
    lignes,
    { numero, ibanMasque, personnels },
    (rang) => decomptes[rang] as DecompteDemo,
    lot.paiements.length,
  )
  lot.decomptes.push(...decomptes)
  lot.paiements.push(...groupes.paiements)
  lot.lignes.push(
    ...groupes.lignes.map((ligne) => ({ ...ligne, rangDecompte: premier + ligne.rangDecompte })),
  )
}

/** Told by hand for the family that a newcomer meets first, drawn for everybody. */
const racontees: Record<string, readonly Visite[]> = {
  '20450001': visitesMartin,
  '20450005': visitesMoreau,
  '20450111': visitesLemaire,
}

function visitesDe(
  { numero, assures }: ContratDemo,
  personneDe: (cle: string) => PersonneDemo,
  fin: string,
): Visite[] {
  const quotidiennes = assures.flatMap(({ cle }, rang) => {
    const { dateNaissance, codeCivilite } = personneDe(cle)
    const age = Number(fin.slice(0, 4)) - Number(dateNaissance.slice(0, 4))
    const patient = { cle, age, isFemme: codeCivilite === 'MME' }
    return visitesQuotidiennes(patient, Number(numero) + rang)
  })
  return [...(racontees[numero] ?? []), ...quotidiennes]
}
