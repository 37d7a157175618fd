import { randomUUID } from 'node:crypto'
import { affecter, dateAParis, defaire } from '@espace-adherent/domain'
import { guard } from '../../../noyau/gardes/index.ts'
import {
  type Ecriture,
  markTold,
  settleCotisations,
  unsettleCotisations,
} from '../../../noyau/index.ts'
import { insertPdf } from '../../documents/index.ts'
import { constaterPaiement, dedirePaiement } from '../../impayes/index.ts'
import { findIndusDus, findIndusPayesPar, payerIndus, rendreIndus } from '../../indus/index.ts'
import type { Qui } from '../../nouvelles/index.ts'
import { record } from './annonces.ts'
import {
  findDues,
  findPayeesPar,
  type PaiementRow,
  updatePaiement,
} from './paiements.repository.ts'
import { textes } from './textes.ts'

/**
 * The money came: it pays what is still due of what it was for, with a receipt among the papers of the contract. What
 * somebody else paid meanwhile, or what is called no more, it does not pay: that much is to be given back.
 */
export async function encaisser(e: Ecriture<Qui>, row: PaiementRow): Promise<number> {
  const { now } = e.qui
  const cotisations = await findDues(e, row)
  const indus = await findIndusDus(e, row.clientCode, row.echeances)
  const { payees, enTrop } = affecter(row.montant, [...indus, ...cotisations])
  const ids = new Set(payees.map(({ id }) => id))
  const reglees = cotisations.filter(({ id }) => ids.has(id))
  const { id: paiementId, demandeId } = row
  const regleesIds = reglees.map(({ id }) => id)
  const change = await guard(e, row, { demandeId, le: now }, () =>
    settleCotisations(e, row, regleesIds, { codeModePaiement: 'CB', paiementId }),
  )
  // The payment's own line, written before, tells it.
  markTold(e, change)
  const induIds = indus.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  const rendues = await payerIndus(e, row, induIds)
  const recuId = payees.length === 0 ? null : randomUUID()
  await updatePaiement(e, row.id, { enTrop, recuId })
  if (enTrop > 0) await record(e, row, 'en-trop')
  if (recuId !== null) {
    const { montant, reference } = row
    const le = dateAParis(now)
    await insertPdf(e, row, {
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
  await constaterPaiement(e, row)
  return enTrop
}

/** That much was given back to the card in all: what is due again, of what this payment paid and no other did. */
export async function rendre(e: Ecriture<Qui>, row: PaiementRow, rendu: number): Promise<string[]> {
  const payees = [...(await findIndusPayesPar(e, row.id)), ...(await findPayeesPar(e, row))]
  const ids = defaire({ ...row, rendu }, payees).map(({ id }) => id)
  await updatePaiement(e, row.id, { rendu })
  if (rendu < row.montant) await record(e, row, 'rendu')
  if (ids.length === 0) return ids
  const { now: le } = e.qui
  const change = await guard(e, row, { demandeId: row.demandeId, le }, () =>
    unsettleCotisations(e, row.id, ids, dateAParis(le)),
  )
  markTold(e, change)
  await rendreIndus(e, row.id, ids)
  await dedirePaiement(e, row)
  return ids
}
