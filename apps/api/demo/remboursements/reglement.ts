import { addDays, compteDuVersement, jourBancaire } from '@espace-adherent/domain'
import type { paiement } from '../../src/features/remboursements/remboursements.schema.ts'
import type { LigneDemo } from './lignes.ts'

type PaiementDemo = typeof paiement.$inferInsert

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
  ibanMasque?: string | null
  depuis?: string | null
}[]

type Contrat = {
  clientCode: string
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
  { clientCode, numero, ibanMasque, personnels }: Contrat,
  professionnelDe: (rangDecompte: number) => string,
  premierRang: number,
): { paiements: PaiementDemo[]; lignes: LigneDemo[] } {
  const rangs = new Map<string, number>()
  const paiements: PaiementDemo[] = []
  const reglees = lignes.map((ligne) => {
    if (ligne.etat !== 'reglee' || !ligne.dateReglement || ligne.rc === 0) return ligne
    const isTiers = ligne.destinataire === 'tiers'
    const sien = personnels.find(({ personneId }) => personneId === ligne.personneId)
    const reponse = sien?.depuis ? { depuis: sien.depuis } : null
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
        clientCode,
        numeroContrat: numero,
        date: ligne.dateReglement,
        montant: 0,
        mode: isTiers || ibanMasque ? 'VIR' : 'CHQ',
        destinataire: ligne.destinataire,
        ibanMasque: isTiers ? null : (propre?.ibanMasque ?? ibanMasque),
        personneId: propre?.personneId ?? null,
        professionnel: isTiers ? professionnelDe(ligne.rangDecompte) : null,
      })
    }
    const groupe = paiements[rang] as PaiementDemo
    groupe.montant += ligne.rc
    return { ...ligne, rangPaiement: premierRang + rang }
  })
  return { paiements, lignes: reglees }
}
