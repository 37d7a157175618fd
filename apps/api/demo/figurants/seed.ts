import { randomUUID } from 'node:crypto'
import { dateAParis } from '@espace-adherent/domain'
import type { Sealer } from '../../src/platform/crypto/index.ts'
import type { Executor } from '../../src/platform/db/index.ts'
import { clientHorizon } from '../clients/horizon.ts'
import { delegationsLot } from '../delegations/index.ts'
import { demandesLot } from '../demandes/index.ts'
import { findComptes, insertFigurants } from '../demo.repository.ts'
import { documentsLot } from '../dossiers/index.ts'
import { personnesDe, poserTraits } from '../portail/index.ts'
import { consentementsDe } from '../rangees.ts'
import { assuresFigurants, comptesFigurants } from './index.ts'

type Options = { tx: Executor; sealer: Sealer; now: Date }

/** Two more clerks of Mutuelle Horizon, and what members whom a lot has brought asked for. */
export async function seedFigurants(options: Options): Promise<void> {
  const { tx, sealer, now } = options
  const client = clientHorizon
  const clientCode = client.code
  const aujourdhui = dateAParis(now)
  const idOf = await personnesDe(tx, clientCode)
  await poserTraits(options, clientCode, comptesFigurants)
  const clercs = comptesFigurants
    .filter(({ cle }) => cle === null)
    .map(({ mobile: _, quoi: __, hasConsenti: ___, cle: ____, ...compte }) => ({
      ...compte,
      id: randomUUID() as string,
      clientCode,
      email: compte.userName,
    }))
  const deja = await findComptes(tx, clientCode)
  const cles = new Map(comptesFigurants.map(({ userName, cle }) => [userName, cle]))
  await insertFigurants(tx, {
    comptes: clercs,
    consentements: clercs.flatMap(({ id }) => consentementsDe(client, id, now)),
    documents: documentsLot({
      client,
      assures: assuresFigurants(Number(aujourdhui.slice(0, 4))),
      aujourdhui,
      idOf,
    }),
    demandes: demandesLot({
      clientCode,
      now,
      sealer,
      comptes: [...clercs, ...deja].map((compte) => ({
        ...compte,
        cle: cles.get(compte.userName) ?? null,
      })),
      idOf,
    }),
    delegations: delegationsLot(clientCode, deja, now),
  })
}
