import {
  apresGeste,
  dateAParis,
  type EtatIndu,
  echeancierIndu,
  type GesteIndu,
  type MoyenIndu,
} from '@espace-adherent/domain'
import { findCouverts, findNomOffre } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { avecMediateur } from '../demandes/index.ts'
import { type Evenement, recordEvenement } from '../historique/index.ts'
import type { Messages } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { type Annonce, annonce, mailDe } from '../nouvelles/index.ts'
import {
  findRestantes,
  type InduRow,
  isCarteEnCours,
  lockIndu,
  payEcheances,
  replaceRestantes,
  saveIndu,
} from './indus.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

export type IndusDeps = { messages: Pick<Messages, 'enqueue' | 'document'> }

/** Who does it, for whom, and when. */
export type Geste = {
  client: Client
  now: Date
  /** Staff; none: the one who owes it, or the bank's answer. */
  auteurId: string | null
}

const LIEN = '/remboursements/trop-percus'

export type Nouvelle = {
  action: Evenement['action']
  /** None: only the history hears of it. */
  dit?: (commun: { nomOffre: string; numero: string; montant: number }) => Annonce
  /** What is not to their liking says whom else to turn to. */
  isDefavorable?: boolean
}

/** Tells whoever owes it: a line of their history, a mail and a notification. */
export async function dire(
  { messages }: IndusDeps,
  tx: Executor,
  row: Pick<InduRow, 'id' | 'clientCode' | 'numeroContrat' | 'personneId' | 'montant'>,
  { client, now, auteurId }: Geste,
  { action, dit, isDefavorable = false }: Nouvelle,
): Promise<void> {
  const { clientCode, numeroContrat: numero, montant } = row
  const couverts = await findCouverts(tx, row)
  const debiteur = couverts.find(({ personneId }) => personneId === row.personneId)
  await recordEvenement(tx, {
    clientCode,
    compteId: debiteur?.compteId ?? null,
    auteurId,
    action,
    objet: 'contrat',
    cible: numero,
    le: now,
  })
  if (!dit || !debiteur?.compteId || !debiteur.email) return
  const nomOffre = (await findNomOffre(tx, row)) ?? ''
  const { sujet, blocs, isDocument } = dit({ nomOffre, numero, montant })(
    client,
    `${client.adressePublique}/#${LIEN}`,
  )
  await messages.enqueue(
    tx,
    mailDe(messages, client, {
      compteId: debiteur.compteId,
      isDocument,
      to: debiteur.email,
      prenom: debiteur.prenom,
      sujet,
      blocs: isDefavorable ? avecMediateur(client, blocs) : blocs,
    }),
  )
  const { compteId } = debiteur
  await insertNotification(tx, { compteId, titre: sujet, texte: nomOffre, lien: LIEN, creeLe: now })
}

const somme = (echeances: readonly { montant: number }[]) =>
  echeances.reduce((total, { montant }) => total + montant, 0)

/** Held, and where the gesture leads; what the table does not know is refused. */
export async function prendre(
  tx: Executor,
  { clientCode, id, geste }: { clientCode: string; id: string; geste: GesteIndu },
  /** Whether whoever asks may move it at all: refuses by itself, before anything else is said of it. */
  garde?: (row: InduRow) => Promise<void>,
): Promise<{ row: InduRow; etat: EtatIndu; reste: number }> {
  const row = await lockIndu(tx, clientCode, id)
  if (!row) throw new AppError('NotFound')
  await garde?.(row)
  const reste = somme(await findRestantes(tx, id))
  const etat = apresGeste(row.etat, geste, { isEchelonne: row.planLe !== null, reste })
  if (etat === null) throw new AppError('Conflict', textes.impossible)
  return { row, etat, reste }
}

/** Instalments that a card may be paying at this moment are left as they are. */
export async function requireSansCarte(tx: Executor, id: string): Promise<void> {
  if (await isCarteEnCours(tx, id)) throw new AppError('Conflict', textes.paiementEnCours)
}

/** Nothing was due while it was contested: what is left is due anew, in as many instalments, from thirty days on. */
export async function reprendre(
  tx: Executor,
  row: InduRow,
  etat: EtatIndu,
  now: Date,
): Promise<string> {
  await requireSansCarte(tx, row.id)
  const restantes = await findRestantes(tx, row.id)
  const nouvelles = echeancierIndu(somme(restantes), restantes.length, dateAParis(now))
  await replaceRestantes(tx, row.id, nouvelles)
  await saveIndu(tx, row.id, { etat })
  return nouvelles[0]?.dateEcheance ?? dateAParis(now)
}

/** Money that came, whichever way: what it pays is paid, and the last of it ends the request. */
export async function encaisser(
  deps: IndusDeps,
  tx: Executor,
  row: InduRow,
  {
    ids,
    moyen,
    paiementId = null,
  }: { ids: readonly string[]; moyen: MoyenIndu; paiementId?: string | null },
  geste: Geste,
): Promise<{ dateEcheance: string; montant: number }[]> {
  const payees = await payEcheances(tx, ids, {
    payeeLe: dateAParis(geste.now),
    moyen,
    paiementId,
  })
  if (payees.length === 0) return []
  const reste = somme(await findRestantes(tx, row.id))
  const etat = apresGeste(row.etat, 'encaisser', { isEchelonne: row.planLe !== null, reste })
  await saveIndu(tx, row.id, { etat: etat ?? row.etat })
  await dire(
    deps,
    tx,
    row,
    geste,
    etat === 'solde'
      ? { action: 'indu-solde', dit: (commun) => annonce(mots.solde, commun) }
      : { action: 'indu-encaisse' },
  )
  return payees.filter(({ induId }) => induId === row.id)
}
