import {
  COMPTE_MAX,
  type DemandeGestion,
  type EtatFile,
  type Gestion,
  LIGNES_PAR_LOT_MAX,
  type LigneGestion,
  motifsGestion,
  registreGestion,
  traitementResource,
} from '@espace-adherent/contract'
import { dateAParis, isPlanifiee } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import { suiteDe } from '../../platform/resources/index.ts'
import type { StaffContext } from '../context.ts'
import { gere } from '../gestion/index.ts'
import { referenceDe } from './demande.ts'
import { countFile, type LigneFile, listFile } from './file.repository.ts'
import { ordreDe, placeDe, rechercheDe } from './file.ts'
import { fauteDe } from './modeles.ts'
import { motifDecision } from './motifs.repository.ts'
import { porteeDe } from './portee.ts'
import { textes } from './textes.ts'

/** Reasons of the insurer, looked after by its staff. */
export const motifsTenus = gere(motifsGestion, {
  table: motifDecision,
  cle: motifDecision.id,
  part: ({ client }) => ({ clientCode: client.code }),
  async verifie(_context, _tx, { texte }) {
    const faute = typeof texte === 'string' ? fauteDe(texte) : null
    if (faute) throw new AppError('BadRequest', undefined, { texte: faute })
    return undefined
  },
})

/** The queue, read as a table: for whoever takes it away. Nothing here writes. */
export const registreLu = {
  gestion: registreGestion as unknown as Gestion,

  async list(context: StaffContext, demande: DemandeGestion) {
    const { db, visiteur, now } = context
    const { recherche, ...page } = await read(context, demande, demande.taille)
    const jour = dateAParis(now)
    const { compteId } = visiteur
    const { total } = await countFile(db, recherche, { compteId, jour, limite: COMPTE_MAX })
    return { ...page, total }
  },

  /** Page after page, and never counted. */
  async *rows(context: StaffContext, demande: DemandeGestion): AsyncGenerator<LigneGestion> {
    let apres = demande.apres
    do {
      const page = await read(context, { ...demande, apres }, LIGNES_PAR_LOT_MAX)
      yield* page.items
      apres = page.suite ?? undefined
    } while (apres !== undefined)
  },
}

async function read(
  { db, client, visiteur, now }: StaffContext,
  { q, etat, acte, chez, retard, apres }: DemandeGestion,
  taille: number,
) {
  const { data: asked } = traitementResource.query.safeParse({
    q,
    etat,
    acte,
    chez,
    retard: retard === 'true' ? 'oui' : undefined,
    apres,
  })
  if (!asked) throw new AppError('BadRequest')
  const jour = dateAParis(now)
  const { compteId } = visiteur
  const portee = porteeDe({ visiteur, client })
  const recherche = rechercheDe(asked, { clientCode: client.code, compteId, jour, portee })
  const ordre = ordreDe(asked)
  const rows = await listFile(db, recherche, ordre, taille + 1)
  return {
    recherche,
    items: rows.slice(0, taille).map((row) => toLigne(row, jour)),
    suite: suiteDe(rows, taille, (row) => placeDe(ordre, row)),
  }
}

function toLigne(row: LigneFile, jour: string): LigneGestion {
  const isEnPause = row.pauseDepuis !== null
  return {
    id: row.id,
    revision: row.revision,
    modifieLe: null,
    reference: referenceDe(row),
    acte: row.acte,
    membre: row.demandeur === null ? row.prenom && `${row.prenom} ${row.nom}` : textes.sansCompte,
    numeroContrat: row.numeroContrat,
    etat: etatDe(row),
    chez: row.gestionnaire,
    retard: row.decideeLe === null && !isEnPause && row.echeance < jour,
    echeance: row.echeance,
    creeLe: row.creeLe.toISOString(),
    decideeLe: row.decideeLe?.toISOString() ?? null,
  }
}

function etatDe(row: LigneFile): EtatFile {
  if (row.etat === 'recue' || row.etat === 'en-cours')
    return row.pauseDepuis === null ? row.etat : 'en-pause'
  return isPlanifiee({
    etat: row.etat,
    effetLe: row.effetLe,
    isAppliquee: row.appliqueeLe !== null,
  })
    ? 'planifiee'
    : 'traitee'
}
