import {
  type Data,
  notificationPaiementPath,
  type paiementsCotisationResource,
  type Query,
  type Reglement,
  retourPaiementPath,
} from '@espace-adherent/contract'
import { affecter, isPaiementOuvert, isPaiementSuivi, motifPaiement } from '@espace-adherent/domain'
import { type Executor, upkeep } from '../../../platform/db/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import type { MembreContext } from '../../context.ts'
import { refuse } from '../../historique/index.ts'
import { findIndusDus } from '../../indus/index.ts'
import {
  findDues,
  findPaiements,
  lockPaiement,
  type PaiementRow,
  updatePaiement,
} from './paiements.repository.ts'
import { conclure, type SuiviDeps } from './suivi.ts'
import { textes } from './textes.ts'

const toPaiement = (row: PaiementRow & { isTropPercu: boolean }): Reglement => ({
  id: row.id,
  reference: row.reference,
  numeroContrat: row.numeroContrat,
  montant: row.montant,
  echeances: row.echeances,
  isTropPercu: row.isTropPercu,
  etat: row.etat,
  motif: motifPaiement(row.etat, row.codeRetour),
  creeLe: row.creeLe.toISOString(),
  finiLe: row.finiLe?.toISOString() ?? null,
  recuId: row.recuId,
  enTrop: row.enTrop,
  rendu: row.rendu,
  url: row.url,
})

/** Whoever was told that a payment is ready may come days later: what was paid since is not paid again. */
async function isEncoreDu(db: Executor, row: PaiementRow): Promise<boolean> {
  const dues = [
    ...(await findIndusDus(db, row.clientCode, row.echeances)),
    ...(await findDues(db, row)),
  ]
  return affecter(row.montant, dues).enTrop === 0
}

export const createPaiementsSource = (deps: SuiviDeps) => ({
  /** One that is looked at is asked about first: whoever looks wants to know. */
  async list(
    { db, visiteur, now }: MembreContext,
    query: Query<typeof paiementsCotisationResource>,
  ): Promise<Reglement[]> {
    const lire = () => findPaiements(db, { compteId: visiteur.compteId, ...query })
    const rows = await lire()
    const [seul] = rows
    // What was given up may have been paid since; of what is paid, the provider speaks by itself.
    if (
      query.id === undefined ||
      !seul?.sessionId ||
      !isPaiementSuivi(seul.etat) ||
      seul.etat === 'accepte'
    )
      return rows.map(toPaiement)
    // The provider is away: what is known is shown, and the job goes on asking.
    await conclure(deps, seul.id, now).catch(() => null)
    return (await lire()).map(toPaiement)
  },

  /** Opens the provider's page; twice at once, it is the same one. */
  async update(
    context: MembreContext,
    { id }: Data<typeof paiementsCotisationResource>,
  ): Promise<Reglement> {
    const { db, client, visiteur } = context
    const [known] = await findPaiements(db, { compteId: visiteur.compteId, id })
    if (!known) return refuse(context, 'paiement', id)
    if (!isPaiementOuvert(known.etat)) throw new AppError('Conflict', textes.dejaFini)
    if (known.url) return toPaiement(known)
    const { isTropPercu } = known
    const { pointDeVente } = client.config
    if (pointDeVente === undefined) throw new AppError('NotFound')
    if (!(await isEncoreDu(db, known))) throw new AppError('Conflict', textes.plusAPayer)
    const { reference, montant } = known
    const ici = (path: string) => `${client.adressePublique}${path}?paiement=${id}`
    const ouverte = await deps.encaissement
      .open({
        pointDeVente,
        reference,
        montant,
        retour: ici(retourPaiementPath),
        notification: ici(notificationPaiementPath),
      })
      .catch(() => {
        throw new AppError('BadGateway', textes.injoignable)
      })
    // Whoever opens it stands on that page: what comes of it is told.
    return upkeep(db, async (tx) => {
      const row = await lockPaiement(tx, id)
      if (!row) throw new AppError('NotFound')
      if (!isPaiementOuvert(row.etat)) throw new AppError('Conflict', textes.dejaFini)
      // Somebody opened it meanwhile: one page is enough, the other is never shown.
      if (row.url) return toPaiement({ ...row, isTropPercu })
      const { sessionId, url } = ouverte
      await updatePaiement(tx, id, { sessionId, url, etat: 'en-cours', ouvertLe: context.now })
      return toPaiement({ ...row, isTropPercu, sessionId, url, etat: 'en-cours' })
    })
  },
})
