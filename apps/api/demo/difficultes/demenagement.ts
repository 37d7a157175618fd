import { ADRESSE_VIDE } from '@espace-adherent/domain'
import type { Client } from '../../src/features/client.ts'
import { markLate } from '../../src/features/gardes/index.ts'
import type { Auteur } from '../../src/features/nouvelles/index.ts'
import { guard } from '../../src/noyau/gardes/index.ts'
import {
  type CleContrat,
  findCouverts,
  movePersonnes,
  tellAll,
  write,
} from '../../src/noyau/index.ts'
import type { Executor } from '../../src/platform/db/index.ts'

type Options = { tx: Executor; client: Client; cle: CleContrat; le: Date; now: Date }

/** She moved, and told it here; her insurer's system has sent nothing since that says so. */
export async function demenager({ tx, client, cle, le, now }: Options): Promise<void> {
  const [elle] = await findCouverts(tx, cle)
  if (!elle) throw new Error('The contract covers nobody')
  const auteur = elle.compteId ? { compteId: elle.compteId } : null
  await write<Auteur, void>(tx, { client, now: le, auteur }, async (e) => {
    await guard(e, cle, { demandeId: null, le }, () =>
      movePersonnes(e, [elle.personneId], {
        ...ADRESSE_VIDE,
        numVoie: '18',
        libelleCourtNatureVoie: 'RUE',
        libelleVoie: 'de la Juiverie',
        codePostal: '44000',
        localite: 'Nantes',
      }),
    )
    return tellAll(e)
  })
  await markLate({ db: tx, allClients: () => [client] }, now)
}
