import { randomUUID } from 'node:crypto'
import { dateAParis } from '@espace-adherent/domain'
import type { Sealer } from '../../src/platform/crypto/index.ts'
import type { Executor } from '../../src/platform/db/index.ts'
import { clientHorizon } from '../clients/horizon.ts'
import { delegationsLot } from '../delegations/index.ts'
import { demandesLot } from '../demandes/index.ts'
import { findComptes, insertFigurants } from '../demo.repository.ts'
import { dossiersLot } from '../dossiers/index.ts'
import { consentementsDe, toAssures, toContrat, toPersonne } from '../rangees.ts'
import { assuresFigurants, comptesFigurants } from './index.ts'

type Options = { tx: Executor; sealer: Sealer; now: Date }

/** More members of Mutuelle Horizon, two more clerks, and what those members asked for. */
export async function seedFigurants({ tx, sealer, now }: Options): Promise<void> {
  const client = clientHorizon
  const clientCode = client.code
  const aujourdhui = dateAParis(now)
  const { personnes, contrats } = assuresFigurants(Number(aujourdhui.slice(0, 4)))
  const ids = new Map(personnes.map(({ cle }) => [cle, randomUUID() as string]))
  const idOf = (cle: string) => ids.get(cle) ?? ''
  const comptes = comptesFigurants.map(({ mobile: _, quoi: __, hasConsenti: ___, ...compte }) => ({
    ...compte,
    id: randomUUID() as string,
    clientCode,
    email: compte.userName,
    personneId: compte.cle && idOf(compte.cle),
  }))
  const deja = await findComptes(tx, clientCode)
  await insertFigurants(tx, {
    personnes: personnes.map((p) => ({
      clientCode,
      ...toPersonne(p, idOf(p.cle), { sealer, aujourdhui }),
    })),
    contrats: contrats.map((contrat) => toContrat({ clientCode, ...contrat }, sealer)),
    assures: toAssures(contrats, clientCode, idOf),
    comptes: comptes.map(({ cle: _, ...compte }) => compte),
    consentements: comptes.flatMap(({ id }) => consentementsDe(client, id, now)),
    dossiers: dossiersLot({ client, assures: { personnes, contrats }, aujourdhui, sealer, idOf }),
    demandes: demandesLot({
      clientCode,
      now,
      sealer,
      comptes: [...comptes, ...deja.map((compte) => ({ ...compte, cle: null }))],
      idOf,
    }),
    delegations: delegationsLot(clientCode, deja, now),
  })
}
