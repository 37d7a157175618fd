import { randomUUID } from 'node:crypto'
import { affecter, dateAParis, defaire } from '@espace-adherent/domain'
import { type Ecriture, unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { insertPdf } from '../documents/index.ts'
import { constaterPaiement, dedirePaiement } from '../impayes/index.ts'
import { findIndusDus, findIndusPayesPar, payerIndus, rendreIndus } from '../indus/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Qui } from '../nouvelles/index.ts'
import { record } from './annonces.ts'
import {
  findDues,
  findPayeesPar,
  type PaiementRow,
  payEcheances,
  unpayEcheances,
  updatePaiement,
} from './paiements.repository.ts'
import { textes } from './textes.ts'

/**
 * The money came: it pays what is still due of what it was for, with a receipt among the papers of the contract. What
 * somebody else paid meanwhile, or what is called no more, it does not pay: that much is to be given back.
 */
export async function encaisser(
  deps: { messages: Messages },
  tx: Executor,
  client: Client,
  row: PaiementRow,
  now: Date,
): Promise<number> {
  const cotisations = await findDues(tx, row)
  const indus = await findIndusDus(tx, row.clientCode, row.echeances)
  const { payees, enTrop } = affecter(row.montant, [...indus, ...cotisations])
  const ids = new Set(payees.map(({ id }) => id))
  const reglees = cotisations.filter(({ id }) => ids.has(id))
  await payEcheances(
    tx,
    row,
    reglees.map(({ id }) => id),
  )
  const induIds = indus.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  const rendues = await payerIndus(deps, tx, row, induIds, { client, now, auteurId: null })
  const recuId = payees.length === 0 ? null : randomUUID()
  await updatePaiement(tx, row.id, { enTrop, recuId })
  if (enTrop > 0) await record(tx, row, 'en-trop', now)
  if (recuId !== null) {
    const { montant, reference } = row
    const le = dateAParis(now)
    await insertPdf(tx, row, {
      id: recuId,
      // What somebody owed is their own business, whoever subscribed.
      personneId: reglees.length === 0 ? (rendues[0]?.personneId ?? null) : null,
      nature: 'cotisations',
      titre: textes.recu.titre(le),
      le,
      edition: 'courrier',
      parametres: {
        paragraphes: textes.recu.paragraphes({
          ...{ montant, reference, le, enTrop },
          echeances: reglees,
          indus: rendues,
        }),
      },
      nomFichier: `recu-${reference}.pdf`,
    })
  }
  // What a formal notice asked for may be paid with it, at this very hour.
  await suitImpaye(deps, tx, { client, now }, (e) => constaterPaiement(e, row))
  return enTrop
}

/** That much was given back to the card in all: what is due again, of what this payment paid and no other did. */
export async function rendre(
  deps: { messages: Messages },
  tx: Executor,
  client: Client,
  row: PaiementRow,
  rendu: number,
  now: Date,
): Promise<string[]> {
  const payees = [...(await findIndusPayesPar(tx, row.id)), ...(await findPayeesPar(tx, row))]
  const ids = defaire({ ...row, rendu }, payees).map(({ id }) => id)
  await updatePaiement(tx, row.id, { rendu })
  if (rendu < row.montant) await record(tx, row, 'rendu', now)
  if (ids.length === 0) return ids
  await unpayEcheances(tx, row, ids, dateAParis(now))
  await rendreIndus(tx, row.id, ids)
  await suitImpaye(deps, tx, { client, now }, (e) => dedirePaiement(e, row))
  return ids
}

/** A formal notice follows what becomes of the money, by the portal itself. */
const suitImpaye = (
  { messages }: { messages: Messages },
  tx: Executor,
  { client, now }: { client: Client; now: Date },
  work: (e: Ecriture<Qui>) => Promise<void>,
): Promise<void> =>
  write(tx, { client, now, auteur: null, messages }, async (e) => unchanged(e, await work(e)))
