import type { LigneEstimee } from '@espace-adherent/domain'
import { type Change, type CleContrat, changed, type Ecriture } from '../../noyau/index.ts'
import { decompte, ligne } from './remboursements.schema.ts'

type Facture = {
  personneId: string
  professionnel: string
  dateSoins: string
  lignes: readonly LigneEstimee[]
}

/** A statement with its lines, to be paid with the next transfer. */
export async function insertDecompte(
  e: Ecriture,
  { clientCode, numeroContrat }: CleContrat,
  { personneId, professionnel, dateSoins, lignes }: Facture,
): Promise<Change> {
  const commun = { clientCode, numeroContrat, personneId }
  const [entete] = await e
    .insert(decompte)
    .values({ ...commun, date: dateSoins, professionnel })
    .returning({ id: decompte.id })
  if (!entete) throw new Error('A statement was not written')
  await e.insert(ligne).values(
    lignes.map(({ compteurs, ...une }) => ({
      ...une,
      ...commun,
      decompteId: entete.id,
      dateSoins,
      cumulEnveloppe: compteurs.enveloppe,
      cumulParticipation: compteurs.participation,
      cumulFranchise: compteurs.franchise,
      cumulUnites: compteurs.unites,
      cumulJour: compteurs.jour,
      etat: 'attente' as const,
      destinataire: 'assure' as const,
    })),
  )
  return changed(e, undefined)
}
