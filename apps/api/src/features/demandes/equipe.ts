import {
  type Absence,
  type absencesResource,
  COMPTE_MAX,
  type Data,
  type Journee,
} from '@espace-adherent/contract'
import { dateAParis, isConcerne } from '@espace-adherent/domain'
import { write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { findCercle } from '../deport.ts'
import { quiDe, tell } from '../nouvelles/index.ts'
import { refuseAbsent } from './absents.ts'
import { findDemande } from './demandes.repository.ts'
import { concerneDe } from './deport.ts'
import {
  countJournee,
  deleteAbsence,
  findChez,
  holdAbsence,
  listAbsences,
  saveAbsence,
} from './equipe.repository.ts'
import { findCollegue } from './file.repository.ts'
import { move } from './file.ts'
import type { GestesDeps } from './gestes.ts'
import { textes } from './textes.ts'

export const journeeSource = {
  async list({ db, client, visiteur, now }: StaffContext): Promise<Journee[]> {
    const jour = dateAParis(now)
    return [
      await countJournee(db, {
        clientCode: client.code,
        compteId: visiteur.compteId,
        jour,
        limite: COMPTE_MAX,
      }),
    ]
  },
}

type Voulu = Data<typeof absencesResource>

export const createAbsencesSource = (deps: GestesDeps) => ({
  list: ({ db, client, now }: StaffContext) => absences(db, client.code, dateAParis(now)),

  /** Written down first: nobody hands them anything meanwhile. Then each request moves by itself. */
  async update(context: StaffContext, voulu: Voulu): Promise<Absence> {
    const { db, client, now } = context
    const jour = dateAParis(now)
    const { compteId, jusquAu, remplacantId, avant } = voulu
    const absent = await findCollegue(db, client.code, compteId)
    if (!absent) throw new AppError('NotFound')
    await write(db, quiDe(context), async (e) => {
      const tenue = await holdAbsence(e, compteId)
      // One that is over is none: whoever sees the list sees nothing of it.
      const actuelle = tenue && tenue.jusquAu >= jour ? tenue : null
      if (!isVue(avant, actuelle)) {
        const [lue] = await absences(e, client.code, jour, compteId)
        throw staleWrite(voulu, lue ?? deRetour(absent, []))
      }
      await checkAbsence(e, client.code, voulu, jour)
      const change =
        jusquAu === null
          ? await deleteAbsence(e, compteId)
          : await saveAbsence(e, { compteId, jusquAu, remplacantId })
      return tell(e, change, {
        a: { compte: compteId },
        action: 'modification',
        objet: 'absence',
        cible: compteId,
        apres: { jusquAu, remplacantId },
      })
    })
    if (jusquAu !== null) await handOver(deps, context, compteId, remplacantId)
    const [lue] = await absences(db, client.code, jour, compteId)
    return lue ?? deRetour(absent, await findChez(db, client.code, compteId))
  },
})

const isVue = (avant: Voulu['avant'], actuelle: Voulu['avant']): boolean =>
  avant?.jusquAu === actuelle?.jusquAu && avant?.remplacantId === actuelle?.remplacantId

const deRetour = ({ id, nom }: { id: string; nom: string }, chez: readonly unknown[]): Absence => ({
  compteId: id,
  nom,
  jusquAu: null,
  remplacant: null,
  demandes: chez.length,
})

async function checkAbsence(
  tx: Executor,
  clientCode: string,
  { compteId, jusquAu, remplacantId }: Voulu,
  jour: string,
): Promise<void> {
  if (jusquAu !== null && jusquAu < jour)
    throw new AppError('BadRequest', undefined, { jusquAu: textes.absencePassee })
  if (jusquAu === null || remplacantId === null) return
  const collegue = remplacantId !== compteId && (await findCollegue(tx, clientCode, remplacantId))
  if (!collegue)
    throw new AppError('BadRequest', undefined, { remplacantId: textes.collegueInconnu })
  await refuseAbsent(tx, clientCode, remplacantId, jour, 'remplacantId')
}

async function absences(
  db: Executor,
  clientCode: string,
  jour: string,
  compteId?: string,
): Promise<Absence[]> {
  const rows = await listAbsences(db, clientCode, jour)
  const voulues = rows.filter((row) => compteId === undefined || row.compteId === compteId)
  return voulues.map(({ remplacantId, remplacant, ...row }) => ({
    ...row,
    remplacant: remplacantId && remplacant ? { id: remplacantId, nom: remplacant } : null,
  }))
}

/**
 * One that somebody has moved meanwhile is theirs by now, and one that concerns whoever writes the absence down is not theirs
 * to move: both are left alone. One that concerns the replacement goes back to the queue.
 */
async function handOver(
  deps: GestesDeps,
  context: StaffContext,
  compteId: string,
  remplacantId: string | null,
): Promise<void> {
  const { db, client, now } = context
  const remplacant = remplacantId && (await findCercle(db, { compteId: remplacantId, now }))
  for (const { id, revision } of await findChez(db, client.code, compteId)) {
    const row = await findDemande(db, client.code, id)
    const isConfiee = remplacant && row && !isConcerne(remplacant, concerneDe(deps.sealer, row))
    try {
      await move(
        deps,
        context,
        isConfiee
          ? { geste: 'confier', id, revision, a: remplacantId as string }
          : { geste: 'rendre', id, revision },
      )
    } catch (error) {
      if (!(error instanceof AppError && ['Conflict', 'Forbidden'].includes(error.code)))
        throw error
    }
  }
}
