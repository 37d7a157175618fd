import {
  apresGeste,
  dateAParis,
  type EtatIndu,
  echeancierIndu,
  type GesteIndu,
  type MoyenIndu,
} from '@espace-adherent/domain'
import { type Ecriture, findNomOffre } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { type Annonce, annonce, type Nouvelle, type Qui } from '../nouvelles/index.ts'
import {
  findRestantes,
  type InduRow,
  isCarteEnCours,
  payEcheances,
  replaceRestantes,
  saveIndu,
} from './indus.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

export type Debiteur = Pick<InduRow, 'clientCode' | 'numeroContrat' | 'personneId'>

/** What letters and mails say of every one of them. */
export const communDe = async (e: Executor, row: Debiteur & Pick<InduRow, 'montant'>) => ({
  nomOffre: (await findNomOffre(e, row)) ?? '',
  numero: row.numeroContrat,
  montant: row.montant,
})

/** For whoever owes it; without words, only their history hears of it. */
export const nouvelleDe = (
  contrat: Debiteur,
  { nomOffre: resume }: { nomOffre: string },
  action: Nouvelle['action'],
  dit: Annonce | null = null,
): Nouvelle => ({
  action,
  objet: 'contrat',
  cible: contrat.numeroContrat,
  a: { personne: contrat.personneId, contrat },
  dit,
  lien: '/remboursements/trop-percus',
  resume,
})

const somme = (echeances: readonly { montant: number }[]) =>
  echeances.reduce((total, { montant }) => total + montant, 0)

export const findReste = async (e: Executor, { id }: Pick<InduRow, 'id'>) =>
  somme(await findRestantes(e, id))

/** Where the gesture leads; what the table does not know is refused. */
export function menerA(row: InduRow, geste: GesteIndu, reste = row.montant): EtatIndu {
  const etat = apresGeste(row.etat, geste, { isEchelonne: row.planLe !== null, reste })
  if (etat === null) throw new AppError('Conflict', textes.impossible)
  return etat
}

/** Instalments that a card may be paying at this moment are left as they are. */
export async function requireSansCarte(e: Executor, id: string): Promise<void> {
  if (await isCarteEnCours(e, id)) throw new AppError('Conflict', textes.paiementEnCours)
}

/** Nothing was due while it was contested: what is left is due anew, in as many instalments, from thirty days on. */
export async function reprendre(e: Ecriture<Qui>, row: InduRow, etat: EtatIndu): Promise<string> {
  const jour = dateAParis(e.qui.now)
  await requireSansCarte(e, row.id)
  const restantes = await findRestantes(e, row.id)
  const nouvelles = echeancierIndu(somme(restantes), restantes.length, jour)
  await replaceRestantes(e, row.id, nouvelles)
  await saveIndu(e, row.id, { etat })
  return nouvelles[0]?.dateEcheance ?? jour
}

type Argent = { ids: readonly string[]; moyen: MoyenIndu; paiementId?: string | null }

/** Money that came, whichever way: what it pays is paid, and the last of it ends the request. */
export async function encaisser(
  e: Ecriture<Qui>,
  row: InduRow,
  { ids, moyen, paiementId = null }: Argent,
) {
  const payeeLe = dateAParis(e.qui.now)
  const payees = await payEcheances(e, ids, { payeeLe, moyen, paiementId })
  const reste = await findReste(e, row)
  const etat = apresGeste(row.etat, 'encaisser', { isEchelonne: row.planLe !== null, reste })
  await saveIndu(e, row.id, { etat: etat ?? row.etat })
  const commun = await communDe(e, row)
  const nouvelle =
    etat === 'solde'
      ? nouvelleDe(row, commun, 'indu-solde', annonce(mots.solde, commun))
      : nouvelleDe(row, commun, 'indu-encaisse')
  return { payees: payees.filter(({ induId }) => induId === row.id), nouvelle }
}
