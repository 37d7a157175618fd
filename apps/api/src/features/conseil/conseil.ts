import { randomUUID } from 'node:crypto'
import type { ConseilDemande, ConseilDonne } from '@espace-adherent/contract'
import {
  addDays,
  type Besoins,
  type Conseil,
  conseiller,
  dateAParis,
  direBesoins,
  type Faults,
  type Ipid,
  isConforme,
  isConseilChange,
  JOURS_CONSEIL,
  type MatiereConseil,
} from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  type CleConseil,
  type ConseilRow,
  findConseil,
  findDeDemande,
  replaceConseil,
} from './conseil.repository.ts'
import { textes } from './textes.ts'

export type ContenuConseil = { besoins: Besoins; matiere: MatiereConseil; conseil: Conseil }

/** Gives an advice, and keeps what it was given on. */
export async function donnerConseil(
  sealer: Sealer,
  tx: Executor,
  cle: CleConseil,
  { besoins, matiere }: Pick<ContenuConseil, 'besoins' | 'matiere'>,
  now: Date,
): Promise<Omit<ConseilDonne, 'reglement'>> {
  const id = randomUUID()
  const conseil = conseiller(besoins, matiere)
  const contenu: ContenuConseil = { besoins, matiere, conseil }
  await replaceConseil(tx, cle, {
    id,
    contenu: sealer.seal(JSON.stringify(contenu), sealed.conseilContenu(id)),
    donneLe: now,
  })
  return { id, ...conseil }
}

export const lireContenu = (sealer: Sealer, { id, contenu }: Pick<ConseilRow, 'id' | 'contenu'>) =>
  JSON.parse(sealer.unseal(contenu, sealed.conseilContenu(id))) as ContenuConseil

/** What keeps an act from being asked for on that advice: it is nobody's, it served, or it is no longer so. */
export async function verifierConseil(
  sealer: Sealer,
  tx: Executor,
  cle: CleConseil,
  { id, matiere }: { id: string; matiere: MatiereConseil },
  now: Date,
): Promise<Faults> {
  const row = await findConseil(tx, cle, id)
  if (!row || row.demandeId !== null || row.acte !== cle.acte)
    return { conseilId: textes.aRedonner }
  const contenu = lireContenu(sealer, row)
  const isVieux = addDays(dateAParis(row.donneLe), JOURS_CONSEIL) < dateAParis(now)
  const conseil = conseiller(contenu.besoins, matiere)
  return {
    conseilId: isVieux || isConseilChange(contenu, { conseil, matiere }) ? textes.perime : null,
  }
}

/** As its member and its clerk read it again; null: the request rests on none. */
export async function conseilDe(
  sealer: Sealer,
  db: Executor,
  demandeId: string,
): Promise<ConseilDemande | null> {
  const row = await findDeDemande(db, demandeId)
  return row ? toConseilDemande(sealer, row) : null
}

export function toConseilDemande(sealer: Sealer, row: ConseilRow): ConseilDemande {
  const { besoins, conseil } = lireContenu(sealer, row)
  const choix = row.choix ?? ''
  const instant = (le: Date | null) => le?.toISOString() ?? null
  return {
    id: row.id,
    numeroContrat: row.numeroContrat,
    choix,
    besoins: direBesoins(besoins).map(([question, reponse]) => ({ question, reponse })),
    titre: conseil.titre,
    raisons: conseil.raisons,
    isConforme: isConforme(conseil, choix),
    donneLe: row.donneLe.toISOString(),
    ficheOuverteLe: instant(row.ficheOuverteLe),
    ipidOuvertLe: instant(row.ipidOuvertLe),
    recuLe: instant(row.recuLe),
  }
}

/** The facts that an act with an advice brings to it. */
export type ConseilActe = {
  matiere(tx: Executor, sujet: { contrat: CleContrat; now: Date }): Promise<MatiereConseil>
  /** What is known of the product that was chosen; null: there is no such product. */
  ipid(tx: Executor, sujet: { contrat: CleContrat; now: Date }, choix: string): Promise<Ipid | null>
}
