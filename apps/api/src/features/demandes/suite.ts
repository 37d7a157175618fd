import type { SuiteDite } from '@espace-adherent/contract'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Client } from '../client.ts'
import { direSuite, type SuiteActe } from '../nouvelles/index.ts'
import type { DemandeRow } from './demandes.repository.ts'

/** As the request keeps it: who opens it reads what its member was told. */
export const sealSuite = (sealer: Sealer, client: Client, id: string, suite: SuiteActe | null) =>
  suite && sealer.seal(JSON.stringify(direSuite(client, suite)), sealed.demandeSuite(id))

/** Null: of a request of before, or one that its member gave up. */
export const readSuite = (
  sealer: Sealer,
  { id, suite }: Pick<DemandeRow, 'id' | 'suite'>,
): SuiteDite | null =>
  suite === null ? null : (JSON.parse(sealer.unseal(suite, sealed.demandeSuite(id))) as SuiteDite)
