import { addDays, jourBancaire } from '@espace-adherent/domain'
import type { paiement } from '../../schema/remboursements.schema.ts'
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

type Contrat = { clientCode: string; numero: string; ibanMasque: string | null }

/**
 * One transfer a Thursday to the member, one a statement to a professional. Each line then knows its
 * transfer by rank; what the mutuelle pays nothing for has none.
 */
export function grouper(
  lignes: readonly LigneDemo[],
  { clientCode, numero, ibanMasque }: Contrat,
  professionnelDe: (rangDecompte: number) => string,
  premierRang: number,
): { paiements: PaiementDemo[]; lignes: LigneDemo[] } {
  const rangs = new Map<string, number>()
  const paiements: PaiementDemo[] = []
  const reglees = lignes.map((ligne) => {
    if (ligne.etat !== 'reglee' || !ligne.dateReglement || ligne.rc === 0) return ligne
    const isTiers = ligne.destinataire === 'tiers'
    const cle = isTiers ? `tiers ${ligne.rangDecompte}` : ligne.dateReglement
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
        ibanMasque: isTiers ? null : ibanMasque,
        professionnel: isTiers ? professionnelDe(ligne.rangDecompte) : null,
      })
    }
    const groupe = paiements[rang] as PaiementDemo
    groupe.montant += ligne.rc
    return { ...ligne, rangPaiement: premierRang + rang }
  })
  return { paiements, lignes: reglees }
}
