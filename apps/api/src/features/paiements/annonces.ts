import { type EtatPaiement, formatMontant } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findCompte } from '../actes/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import type { Messages } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { type Annonce, annonce, mailDe } from '../nouvelles/index.ts'
import * as mots from './mots.ts'
import type { PaiementRow } from './paiements.repository.ts'

export type Nouvelle = {
  motif: string | null
  /** What was given back since it was last asked about, in cents. */
  rendu: number
  /** Instalments that it had paid are due again. */
  isDuEncore: boolean
}

function annonceDe(row: PaiementRow, { motif, rendu, isDuEncore }: Nouvelle): Annonce | null {
  const { etat, montant, reference, enTrop } = row
  if (rendu > 0)
    return annonce(isDuEncore ? mots.rembourse : mots.rendu, { montant: rendu, reference })
  if (etat === 'accepte')
    return enTrop > 0
      ? annonce(mots.enTrop, { montant, reference, enTrop, isRegle: enTrop < montant })
      : annonce(mots.accepte, { montant, reference })
  if (etat === 'incoherent' && motif) return annonce(mots.aVerifier, { montant, reference, motif })
  // Whoever left the page knows: they are shown it, and not written to.
  return etat === 'refuse' && motif ? annonce(mots.echoue, { montant, reference, motif }) : null
}

/** Tells whoever paid how it went: a mail and a notification. */
export async function dire(
  { messages }: { messages: Messages },
  tx: Executor,
  client: Client,
  row: PaiementRow,
  nouvelle: Nouvelle,
  now: Date,
): Promise<void> {
  const say = annonceDe(row, nouvelle)
  const compte = row.compteId === null ? undefined : await findCompte(tx, row.compteId)
  if (!say || !compte) return
  const lien = `/cotisations/paiement/${row.id}`
  const { sujet, blocs, isDocument } = say(client, `${client.adressePublique}/#${lien}`)
  await messages.enqueue(
    tx,
    mailDe(messages, client, {
      compteId: compte.compteId,
      isDocument,
      to: compte.email,
      prenom: compte.prenom,
      sujet,
      blocs,
    }),
  )
  await insertNotification(tx, {
    compteId: compte.compteId,
    titre: sujet,
    texte: nouvelle.motif ?? formatMontant(row.montant),
    lien,
    creeLe: now,
  })
}

export const record = (
  tx: Executor,
  row: PaiementRow,
  quoi: EtatPaiement | 'en-trop' | 'rendu',
  now: Date,
) =>
  recordEvenement(tx, {
    clientCode: row.clientCode,
    compteId: row.compteId,
    action: `paiement-${quoi}`,
    objet: 'paiement',
    cible: row.id,
    le: now,
  })
