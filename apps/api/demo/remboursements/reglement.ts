import { addDays, compteDuVersement, jourBancaire } from '@espace-adherent/domain'
import type { DecompteDemo, LigneDemo } from './lignes.ts'

export type PaiementDemo = {
  numeroContrat: string
  date: string
  montant: number
  mode: 'VIR' | 'CHQ'
  destinataire: LigneDemo['destinataire']
  ibanMasque: string | null
  personneId: string | null
  professionnel: string | null
}

const jourDeSemaine = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay()

/** Nobody is seen on a Sunday. */
export const jourOuvre = (date: string) => (jourDeSemaine(date) === 0 ? addDays(date, -1) : date)

/** Members are paid on Thursdays, professionals six days after; or on the next day on which money moves. */
export function dateReglement(dateSoins: string, isTiersPayant: boolean): string {
  if (isTiersPayant) return jourBancaire(addDays(dateSoins, 6))
  const auPlusTot = addDays(dateSoins, 4)
  return jourBancaire(addDays(auPlusTot, (11 - jourDeSemaine(auPlusTot)) % 7))
}

/** Those who answered about an account of their own. */
export type Personnels = readonly {
  personneId: string
  ibanMasque: string
  depuis: string
}[]

type Contrat = {
  numero: string
  ibanMasque: string | null
  personnels: Personnels
}

/**
 * One transfer a Thursday to the member, and to whoever has an account of their own, one a statement to a professional. Each line then knows its
 * transfer by rank; what the mutuelle pays nothing for has none.
 */
export function grouper(
  lignes: readonly LigneDemo[],
  { numero, ibanMasque, personnels }: Contrat,
  decompteDe: (rang: number) => DecompteDemo,
  premierRang: number,
): { paiements: PaiementDemo[]; lignes: LigneDemo[] } {
  const rangs = new Map<string, number>()
  const paiements: PaiementDemo[] = []
  const reglees = lignes.map((ligne) => {
    if (ligne.etat !== 'reglee' || !ligne.dateReglement || ligne.rc === 0) return ligne
    const isTiers = ligne.destinataire === 'tiers'
    const sien = personnels.find(
      ({ personneId }) => personneId === decompteDe(ligne.rangDecompte).personneId,
    )
    const reponse = sien ? { depuis: sien.depuis } : null
    const propre =
      !isTiers && compteDuVersement(reponse, ligne.dateReglement) === 'personne' ? sien : undefined
    const cle = isTiers
      ? `tiers ${ligne.rangDecompte}`
      : `${ligne.dateReglement} ${propre?.personneId ?? ''}`
    let rang = rangs.get(cle)
    if (rang === undefined) {
      rang = paiements.length
      rangs.set(cle, rang)
      paiements.push({
        numeroContrat: numero,
        date: ligne.dateReglement,
        montant: 0,
        mode: isTiers || ibanMasque ? 'VIR' : 'CHQ',
        destinataire: ligne.destinataire,
        ibanMasque: isTiers ? null : (propre?.ibanMasque ?? ibanMasque),
        personneId: propre?.personneId ?? null,
        professionnel: isTiers ? decompteDe(ligne.rangDecompte).professionnel : null,
      })
    }
    const groupe = paiements[rang] as PaiementDemo
    groupe.montant += ligne.rc
    return { ...ligne, rangPaiement: premierRang + rang }
  })
  return { paiements, lignes: reglees }
}
