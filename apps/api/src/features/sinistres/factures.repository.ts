import type { LigneEstimee } from '@espace-adherent/domain'
import { and, eq, ne } from 'drizzle-orm'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { decompte, ligne } from '../remboursements/remboursements.schema.ts'

/** What is on that person's statements for that day; what was refused may be asked for again. */
export const findLignesDuJour = (
  tx: Executor,
  cle: CleContrat,
  { personneId, dateSoins }: { personneId: string; dateSoins: string },
) =>
  tx
    .select({ codeActe: ligne.codeActe, depense: ligne.depense })
    .from(ligne)
    .where(
      and(
        duContrat(ligne, cle),
        eq(ligne.dateSoins, dateSoins),
        eq(ligne.personneId, personneId),
        ne(ligne.etat, 'rejetee'),
      ),
    )

type Facture = {
  personneId: string
  professionnel: string
  dateSoins: string
  lignes: readonly LigneEstimee[]
}

/** A statement with its lines, to be paid with the next transfer. */
export async function insertFacture(
  tx: Executor,
  { clientCode, numeroContrat }: CleContrat,
  { personneId, professionnel, dateSoins, lignes }: Facture,
): Promise<void> {
  const commun = { clientCode, numeroContrat, personneId }
  const [entete] = await tx
    .insert(decompte)
    .values({ ...commun, date: dateSoins, professionnel })
    .returning({ id: decompte.id })
  if (!entete) throw new Error('A statement was not written')
  await tx.insert(ligne).values(
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
}
