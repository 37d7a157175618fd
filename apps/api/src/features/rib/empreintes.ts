import {
  findContratsSansEmpreinte,
  findMandatsSansEmpreinte,
  saveEmpreinteContrat,
  saveEmpreinteMandat,
} from '../../noyau/index.ts'
import { empreinteIban } from '../../noyau/scelles.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'

type EmpreintesDeps = { db: Executor; sealer: Sealer; allClients(): readonly Client[] }
type Sienne = { cle: string; iban: string }

/** Accounts that came from elsewhere, or before, are given what they are found again by. */
export async function completeEmpreintes(
  { db, sealer, allClients }: EmpreintesDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const turn = { db, now, parts: allClients(), signal }
  await eachDue(turn, {
    key: 'rib.empreintes',
    find: ({ code }, apres: Sienne | null, limite) =>
      findContratsSansEmpreinte(db, { clientCode: code, apres, limite }),
    cleOf: ({ cle }) => `contrat ${cle}`,
    async work(tx, { code }, { cle, iban }) {
      const key = { clientCode: code, numeroContrat: cle }
      const clair = sealer.unseal(iban, sealed.contratIban(key))
      await saveEmpreinteContrat(tx, key, empreinteIban(sealer, clair))
      return true
    },
  })
  await eachDue(turn, {
    key: 'rib.empreintes',
    find: ({ code }, apres: Sienne | null, limite) =>
      findMandatsSansEmpreinte(db, { clientCode: code, apres, limite }),
    cleOf: ({ cle }) => `mandat ${cle}`,
    async work(tx, { code }, { cle, iban }) {
      const clair = sealer.unseal(iban, sealed.mandatIban(code, cle))
      const key = { clientCode: code, rum: cle }
      await saveEmpreinteMandat(tx, key, empreinteIban(sealer, clair))
      return true
    },
  })
}
