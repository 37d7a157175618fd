import { buffer } from 'node:stream/consumers'
import type {
  DemandeV1,
  DossierV1,
  GesteV1,
  QuestionDemandesV1,
} from '@espace-adherent/contract/systeme'
import { type LecteurPiece, peutLirePiece } from '@espace-adherent/domain'
import { z } from 'zod'
import { findNomOffre, unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { type FileContent, lireCurseur, suiteDe } from '../../platform/resources/index.ts'
import type { Client } from '../client.ts'
import { recordConsultationPar } from '../historique/index.ts'
import type { Qui } from '../nouvelles/index.ts'
import type { Delais } from './delais.ts'
import { type DemandeRow, findDemande } from './demandes.repository.ts'
import { readDossier, toDemande } from './dossier.ts'
import { findProprietaire } from './file.repository.ts'
import type { GestesDeps } from './gestes.ts'
import { moveByGestionnaire } from './gestes-gestionnaire.ts'
import { type DemandeSysteme, findPersonneDe, listPourSysteme } from './systeme.repository.ts'
import { textes } from './textes.ts'

/** What calls for the insurer's management system, and whether it may read what is medical. */
export type AppelSysteme = {
  db: Executor
  client: Client
  now: Date
  cleId: string
  isMedical: boolean
}

const numero = z.tuple([z.int().min(0)])

/** A key that reads medical papers stands where the medical service does. */
const lecteurDe = ({ isMedical }: AppelSysteme): LecteurPiece => ({
  roles: isMedical ? ['ServiceMedical'] : [],
  isSienne: false,
  isVueParPersonnel: false,
  isConcerne: false,
})

/** What is read with a key is a line of its member's history, as what staff open. */
const noteLecture = (
  { cleId, ...appel }: AppelSysteme,
  compteId: string | null,
  objet: 'demande' | 'document',
  cible: string,
) =>
  compteId === null
    ? Promise.resolve(false)
    : recordConsultationPar({ ...appel, par: { auteurId: cleId } }, compteId, objet, cible)

export type DemandesSysteme = ReturnType<typeof createDemandesSysteme>

/** Requests as the insurer's management system reads and decides them: by the engine that clerks use. */
export function createDemandesSysteme(deps: GestesDeps & { delais: Delais }) {
  const { sealer, moteur, fichiers } = deps

  const toV1 = (row: DemandeSysteme): DemandeV1 => ({
    ...toDemande(moteur, row),
    echeance: row.echeance,
  })

  function dataDe({ id, data, isSaisieMedicale }: DemandeRow, lecteur: LecteurPiece) {
    if (data === null || !peutLirePiece(isSaisieMedicale, lecteur)) return null
    return JSON.parse(sealer.unseal(data, sealed.demandeData(id))) as Record<string, unknown>
  }

  async function read(appel: AppelSysteme, id: string): Promise<DossierV1> {
    const { db, client, now } = appel
    const row = await findDemande(db, client.code, id)
    if (!row) throw new AppError('NotFound')
    const lecteur = lecteurDe(appel)
    const lue = { row, nomOffre: await findNomOffre(db, row) }
    const [dossier, personne] = await Promise.all([
      readDossier(deps, db, lue, lecteur, now),
      findPersonneDe(db, row),
    ])
    return { ...dossier, echeance: row.echeance, personne, data: dataDe(row, lecteur) }
  }

  return {
    async list(
      { db, client }: AppelSysteme,
      { depuis, apres, taille, etat, acte }: QuestionDemandesV1,
    ) {
      const rows = await listPourSysteme(db, {
        ...{ clientCode: client.code, etat, acte },
        depuis: depuis === undefined ? undefined : new Date(depuis),
        apres: lireCurseur(apres, numero)?.[0] ?? null,
        taille: taille + 1,
      })
      const isSuite = rows.length > taille
      return {
        demandes: rows.slice(0, taille).map(toV1),
        suite: isSuite ? suiteDe(rows, taille, (row) => [row.numero]) : null,
      }
    },

    async read(appel: AppelSysteme, id: string): Promise<DossierV1> {
      const dossier = await read(appel, id)
      const row = await findDemande(appel.db, appel.client.code, id)
      await noteLecture(appel, row?.compteId ?? null, 'demande', id)
      return dossier
    },

    /** Does it, and answers what the request has become; who comes second is shown what stands. */
    async move(appel: AppelSysteme, id: string, voulu: GesteV1): Promise<DossierV1> {
      const { db, client, now, cleId } = appel
      const auteur = { client, compteId: null, cleId, roles: [], now }
      const qui: Qui = { client, now, auteur: { cleId }, messages: deps.messages }
      try {
        const moved = await write(db, qui, async (e) =>
          unchanged(e, await moveByGestionnaire(deps, e, auteur, { ...voulu, id })),
        )
        if (!moved) throw new AppError('NotFound')
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'Conflict')) throw error
        const versions = { votre: voulu, actuelle: await read(appel, id) }
        throw new AppError('Conflict', error.message, error.champs, { versions })
      }
      return read(appel, id)
    },

    /** The bytes of a piece of that request, once they were looked at. */
    async openPiece(appel: AppelSysteme, id: string, remoteFileName: string): Promise<FileContent> {
      const { db, client } = appel
      const owner = await findProprietaire(db, client.code, remoteFileName)
      const piece =
        owner?.compteId &&
        owner.demandeId === id &&
        (await fichiers.findFichier(db, owner.compteId, remoteFileName))
      if (!owner?.compteId || !piece) throw new AppError('NotFound')
      if (!peutLirePiece(piece.isMedicale, lecteurDe(appel)))
        throw new AppError('Forbidden', textes.pieceMedicale)
      await noteLecture(appel, owner.compteId, 'document', remoteFileName)
      const { typeMime, localFileName: nomFichier } = piece
      return { typeMime, nomFichier, contenu: await buffer(await fichiers.openFichier(piece)) }
    },
  }
}
