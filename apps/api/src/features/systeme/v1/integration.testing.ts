import type { GroupeGarde } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import type { TestApp } from '../../../../testing/index.ts'
import { assure } from '../../../noyau/contrats.schema.ts'
import { gardeImport } from '../../../noyau/gardes.schema.ts'

/** What an act would leave behind where files come in: a change of each of these, of one request. */
export async function garder(t: TestApp, demandeId: string, groupes: readonly GroupeGarde[]) {
  const { db } = t.database
  const numeroContrat = '20450001'
  const [couvert] = await db.select().from(assure).where(eq(assure.numeroContrat, numeroContrat))
  for (const groupe of groupes)
    await db.insert(gardeImport).values({
      ...{ clientCode: 'horizon', groupe, numeroContrat, personneId: couvert?.personneId ?? null },
      ...{ parties: [{ cle: 'x', partie: 'adresse', avant: null, apres: 'y' }] },
      ...{ demandeId, le: t.clock.now },
    })
}
