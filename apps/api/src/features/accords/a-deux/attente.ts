import { isUneSeulePersonne } from '@espace-adherent/domain'
import type { Ecriture } from '../../../noyau/index.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import type { StaffContext } from '../../context.ts'
import {
  type AccordRow,
  breakAccord,
  findPersonnel,
  insertAccord,
  lockOuvert,
  poserAccord,
  type Sujet,
} from '../accords.repository.ts'
import { textes } from './textes.ts'

type Par = Pick<StaffContext, 'visiteur' | 'now'>
const refuse = (geste: string): never => {
  throw new AppError('BadRequest', geste, { geste })
}

type Vu = Partial<Pick<AccordRow, 'revision' | 'nombre' | 'motif'>>

/** From now on it waits for somebody else; it may not wait already. */
export async function demander(
  e: Ecriture,
  { visiteur, now }: Par,
  sujet: Sujet,
  vu: Vu = {},
): Promise<void> {
  const demandeParId = visiteur.compteId
  const row = { ...sujet, ...vu, etat: 'demande', demandeParId, demandeLe: now } as const
  if (!(await insertAccord(e, row))) refuse(textes.dejaDemande)
}

/** What was agreed to stands no more, for that reason; nothing, where nothing was. */
export const rompre = (e: Ecriture, now: Date, sujet: Sujet, motif: string | null = null) =>
  breakAccord(e, sujet, { etat: 'perime', finLe: now, motif })

/** It does not stand as it was agreed to: what was asked for waits anew. */
export async function rendre(e: Ecriture, now: Date, sujet: Sujet, motif: string): Promise<void> {
  const donne = await rompre(e, now, sujet, motif)
  if (!donne) return
  const { demandeParId } = donne
  await insertAccord(e, { ...sujet, etat: 'demande', demandeParId, demandeLe: now })
}

/** Why it is not for this person to agree to what another asked for; null: nothing keeps them from it. */
export async function refusSecond(
  db: Executor,
  demandeParId: string,
  decideParId: string,
): Promise<string | null> {
  const gens = await findPersonnel(db, [demandeParId, decideParId])
  const de = (id: string) => gens.find(({ compteId }) => compteId === id)
  const [demandeur, second] = [de(demandeParId), de(decideParId)]
  const isSien = demandeParId === decideParId
  return isSien || !second || (demandeur && isUneSeulePersonne(demandeur, second))
    ? textes.autrePersonne
    : null
}

/**
 * What waits is agreed to, or comes to nothing, and waits no more. Whoever asked may take it back: another account of
 * theirs, or another mailbox of that account, does not make two of them.
 */
export async function decider(
  e: Ecriture,
  { visiteur, now }: Par,
  sujet: Sujet,
  isDonne: boolean,
  vu: Vu = {},
): Promise<AccordRow> {
  const row = await lockOuvert(e, sujet)
  if (row?.etat !== 'demande') return refuse(textes.pasPossible)
  const { demandeParId } = row
  const { compteId: decideParId } = visiteur
  const isSien = demandeParId === decideParId
  const refus = isDonne && (await refusSecond(e, demandeParId, decideParId))
  if (refus) refuse(refus)
  const etat = isDonne ? 'applique' : isSien ? 'annule' : 'refuse'
  return poserAccord(e, row.id, { ...vu, etat, decideParId, decideLe: now, finLe: now })
}
