import {
  type GenreLecture,
  plafondDepasse,
  seuilsDe,
  seuilsFranchis,
} from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import type { Kept } from '../gestion/index.ts'
import { recordConsultationDe, recordEvenement } from '../historique/index.ts'
import { addLectures, countLectures, insertAlerte } from './surveillance.repository.ts'
import { textes } from './textes.ts'

type Lecteur = Pick<StaffContext, 'db' | 'client' | 'now'> & { visiteur: { compteId: string } }

/** Counts what staff read; what passes a threshold is told, what passes the cap is refused. */
async function compter(context: Lecteur, genre: GenreLecture, nombre: number): Promise<void> {
  const { db, client, visiteur, now } = context
  const { compteId } = visiteur
  await addLectures(db, { compteId, genre, nombre, now })
  const lues = await countLectures(db, { compteId, genre, now })
  const seuils = seuilsDe(genre, client.config.alertesLecture)
  for (const periode of seuilsFranchis(genre, lues, nombre, seuils)) {
    const alerte = { genre, periode, nombre: lues[periode] }
    await insertAlerte(db, { clientCode: client.code, compteId, ...alerte, le: now })
    await recordEvenement(db, {
      clientCode: client.code,
      compteId,
      action: 'lecture-massive',
      detail: alerte,
      le: now,
    })
  }
}

async function refuseAuPlafond({ db, visiteur, now }: Lecteur, genre: GenreLecture): Promise<void> {
  const lues = await countLectures(db, { compteId: visiteur.compteId, genre, now })
  const periode = plafondDepasse(genre, lues)
  if (periode) throw new AppError('TooManyRequests', textes.plafond[genre][periode])
}

/**
 * Staff open something of a member's: a line of the member's own history, and one more of what they
 * opened. The line comes first, so that what is refused is known too.
 */
export async function ouvrirDossier(
  context: StaffContext,
  compteId: string,
  objet: 'demande' | 'document' | 'compte',
  cible: string,
): Promise<void> {
  if (!(await recordConsultationDe(context, compteId, objet, cible))) return
  await compter(context, 'dossiers', 1)
  await refuseAuPlafond(context, 'dossiers')
}

/** A list that names people, read at once: counted before it is answered, refused past the cap. */
export async function compterLignes(context: StaffContext, nombre: number): Promise<void> {
  if (nombre === 0) return
  await refuseAuPlafond(context, 'lignes')
  await compter(context, 'lignes', nombre)
}

/** A table whose lines are counted as they are taken away, at once or prepared by a job. */
export const surveillee = (kept: Kept): Kept => ({
  ...kept,
  async *rows(context, demande) {
    await refuseAuPlafond(context, 'lignes')
    let nombre = 0
    try {
      for await (const row of kept.rows(context, demande)) {
        nombre++
        yield row
      }
    } finally {
      if (nombre > 0) await compter(context, 'lignes', nombre)
    }
  },
})
