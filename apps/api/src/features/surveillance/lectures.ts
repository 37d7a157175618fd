import type { LigneGestion } from '@espace-adherent/contract'
import {
  type GenreLecture,
  type Lectures,
  plafondDepasse,
  seuilsDe,
  seuilsFranchis,
} from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import type { Kept, Outils } from '../gestion/index.ts'
import { recordConsultationDe, recordEvenement } from '../historique/index.ts'
import { addLectures, insertAlerte } from './surveillance.repository.ts'
import { textes } from './textes.ts'

type Lecteur = Pick<StaffContext, 'db' | 'client' | 'now'> & { visiteur: { compteId: string } }

/** What passes a threshold is told. */
async function alerter(
  { db, client, visiteur: { compteId }, now }: Lecteur,
  genre: GenreLecture,
  lues: Lectures,
  nombre: number,
): Promise<void> {
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

function refuseAuPlafond(genre: GenreLecture, lues: Lectures): void {
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
  objet: 'demande' | 'document' | 'compte' | 'iban',
  cible: string,
): Promise<void> {
  if (!(await recordConsultationDe(context, compteId, objet, cible))) return
  const { db, visiteur, now } = context
  const lue = { compteId: visiteur.compteId, genre: 'dossiers', nombre: 1, now } as const
  const lues = await addLectures(db, lue)
  await alerter(context, 'dossiers', lues, 1)
  refuseAuPlafond('dossiers', lues)
}

/** A list that names people, read at once: counted before it is answered, refused past the cap. */
export const compterLignes = (context: Lecteur, nombre: number): Promise<void> =>
  ajouterLignes(context, nombre, true)

async function ajouterLignes(context: Lecteur, nombre: number, isRefusable: boolean) {
  if (nombre === 0) return
  const { db, visiteur, now } = context
  const lue = { compteId: visiteur.compteId, genre: 'lignes', nombre, now } as const
  const { heure, jour } = await addLectures(db, lue)
  const avant = { heure: heure - nombre, jour: jour - nombre }
  if (isRefusable && plafondDepasse('lignes', avant)) {
    // What is not given has not been read.
    await addLectures(db, { ...lue, nombre: -nombre })
    refuseAuPlafond('lignes', avant)
  }
  await alerter(context, 'lignes', { heure, jour }, nombre)
}

/** Counted before they are given, by as many: of exports that run at once each sees the others. */
const LOT = 500

/**
 * A table whose lines are counted as they are taken away, at once or prepared by a job. Refused before its first line, or
 * not at all: half a table is worth nothing to whoever asked for it.
 */
export const surveillee = <O extends Outils>(kept: Kept<O>): Kept<O> => ({
  ...kept,
  async *rows(context, demande) {
    let lot: LigneGestion[] = []
    let isCommence = false
    for await (const row of kept.rows(context, demande)) {
      lot.push(row)
      if (lot.length < LOT) continue
      await ajouterLignes(context, LOT, !isCommence)
      isCommence = true
      yield* lot
      lot = []
    }
    await ajouterLignes(context, lot.length, !isCommence)
    yield* lot
  },
})
