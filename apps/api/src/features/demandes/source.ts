import { buffer } from 'node:stream/consumers'
import {
  actesDelegues,
  type ComptesDemandes,
  type Data,
  type Dossier,
  type demandesResource,
  type dossierResource,
  type gesteDemandeResource,
  type Query,
} from '@espace-adherent/contract'
import { JOURS_REFUS_RECENT, type LecteurPiece, peutLirePiece } from '@espace-adherent/domain'
import { z } from 'zod'
import { findNomOffre, unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import { AppError } from '../../platform/http/index.ts'
import { type FileContent, lireCurseur, suiteDe } from '../../platform/resources/index.ts'
import type { MembreContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { membreDe } from '../nouvelles/index.ts'
import type { Visiteur } from '../visiteur.ts'
import { printAccuse } from './accuse.ts'
import type { Delais } from './delais.ts'
import { referenceDe } from './demande.ts'
import { type DemandeRow, findDemande } from './demandes.repository.ts'
import { readDossier, toDemande } from './dossier.ts'
import { type GestesDeps, moveByMembre } from './gestes.ts'
import {
  type AttendueRow,
  findPrenoms,
  type LigneDemande,
  listOfCompte,
  type Repere,
} from './listes.repository.ts'
import { followJointe } from './reunion.repository.ts'
import { findSignature } from './signature.repository.ts'
import { printPreuve } from './signature.ts'
import { markRead } from './suivi.repository.ts'

export type DemandesDeps = GestesDeps & { delais: Delais }

const JOUR = 86_400_000

const place = z.tuple([z.int(), z.uuid()])

const repereDe = (apres: string | undefined): Repere | null => {
  const lu = lireCurseur(apres, place)
  return lu && { creeLe: new Date(lu[0]), id: lu[1] }
}

/** One page of rows, and what leads to the next one: one row more than asked for says that there is. */
const toPage = <T extends LigneDemande, R>(rows: T[], taille: number, toRow: (row: T) => R) => ({
  items: rows.slice(0, taille).map(toRow),
  suite:
    rows.length > taille ? suiteDe(rows, taille, ({ creeLe, id }) => [creeLe.getTime(), id]) : null,
})

export const createDemandesSource = ({ moteur, sealer }: DemandesDeps) => ({
  async list({ db, client, visiteur, now }: MembreContext, query: Query<typeof demandesResource>) {
    const { compteId } = visiteur
    const enCours = query.etat === 'en-cours'
    const { rows, synthese } = await listOfCompte(db, {
      compteId,
      refuseesDepuis: new Date(now.getTime() - JOURS_REFUS_RECENT * JOUR),
      enCours,
      acte: query.acte,
      actes: visiteur.delegation && actesDelegues(visiteur.delegation.domaines),
      repere: repereDe(query.apres),
      taille: query.taille + 1,
    })
    const total = enCours ? synthese.enCours : synthese.terminees
    const page = { ...toPage(rows, query.taille, (row) => toDemande(moteur, row)), total }
    // What waits for the member is none of their relatives' business.
    if (visiteur.delegation) return { ...page, synthese: { ...synthese, ...RIEN_DE_PROCHE } }
    const refusees = synthese.refusees.map((refusee) => ({
      ...refusee,
      libelle: moteur.libelle(refusee.acte),
    }))
    const attendues = await tellAttendues({ moteur, sealer }, db, client.code, synthese.attendues)
    return { ...page, synthese: { ...synthese, attendues, refusees } }
  },
})

const RIEN_DE_PROCHE = { attendent: 0, attendues: [], brouillons: 0, refusees: [] }

/** Under which an act keeps whom it is about. */
const PERSONNES = ['numPers', 'personneId'] as const

/** What is awaited, with whom it is about: that is sealed in what was asked for. */
async function tellAttendues(
  { moteur, sealer }: Pick<DemandesDeps, 'moteur' | 'sealer'>,
  db: MembreContext['db'],
  clientCode: string,
  rows: readonly AttendueRow[],
): Promise<ComptesDemandes['attendues']> {
  const sujets = rows.map(({ demande, data }) => {
    const dites = data
      ? (JSON.parse(sealer.unseal(data, sealed.demandeData(demande))) as object)
      : {}
    const ids = PERSONNES.map((cle) => (dites as Record<string, unknown>)[cle])
    return ids.find((id) => z.uuid().safeParse(id).success) as string | undefined
  })
  const connus = sujets.filter((id) => id !== undefined)
  const prenoms = connus.length > 0 ? await findPrenoms(db, clientCode, connus) : []
  return rows.map(({ acte, data: _, creeLe, ...row }, rang) => ({
    ...row,
    pour: prenoms.find(({ id }) => id === sujets[rang])?.prenom ?? null,
    libelle: moteur.libelle(acte),
    creeLe: new Date(creeLe).toISOString(),
  }))
}

export const createDossierSource = (deps: DemandesDeps) => ({
  async list(context: MembreContext, { id }: Query<typeof dossierResource>): Promise<Dossier[]> {
    const { db, visiteur, now } = context
    // What has become part of another conversation is read there.
    const row = await followJointe(db, await findOwn(context, id))
    const lu = await open(deps, context, row)
    const dossier = { ...lu, lignes: await deps.moteur.lignesDuJour(db, row, lu.lignes, now) }
    // A relative only looks: nothing is done for them, and nothing was read by whom it was written to.
    if (visiteur.delegation) return [toLectureSeule(dossier)]
    if (dossier.messages.some(({ par, luLe }) => par === 'gestionnaire' && luLe === null))
      await markRead(db, row.id, now)
    return [dossier]
  },

  /** The acknowledgement. */
  async print(context: MembreContext, { id }: Query<typeof dossierResource>) {
    const { client, visiteur, now } = context
    const row = await findOwn(context, id)
    const { prenom, nom } = visiteur
    return printAccuse(client, `${prenom} ${nom}`, await open(deps, context, row), now)
  },
})

export const createPreuveSource = ({ sealer }: DemandesDeps) => ({
  /** Whoever looks for somebody else does not see how they signed. */
  async visionneuse(context: MembreContext, id: string): Promise<FileContent> {
    const { db, client, visiteur, now } = context
    const isKnown = visiteur.delegation === null && z.uuid().safeParse(id).success
    const row = isKnown ? await findOwn(context, id) : null
    const signee = row && (await findSignature(db, row.id))
    if (!signee) return refuse(context, 'document', id)
    return printPreuve(sealer, client, signee, referenceDe(row), now)
  },
})

export const createPiecesSource = ({ fichiers }: DemandesDeps) => ({
  /** Only what a request has taken: what is being typed is not shown here. */
  async visionneuse(context: MembreContext, remoteFileName: string): Promise<FileContent> {
    const { db, visiteur } = context
    const piece = await fichiers.findFichier(db, visiteur.compteId, remoteFileName)
    if (!piece?.rattacheLe) return refuse(context, 'document', remoteFileName)
    if (!peutLirePiece(piece.isMedicale, lecteurDe(visiteur))) throw new AppError('ReadOnlyView')
    const { typeMime, localFileName: nomFichier } = piece
    return { typeMime, nomFichier, contenu: await buffer(await fichiers.openFichier(piece)) }
  },
})

export const createGesteDemandeSource = (deps: DemandesDeps) => ({
  async update(context: MembreContext, voulu: Data<typeof gesteDemandeResource>) {
    const { db, client, visiteur, now } = context
    const { compteId } = visiteur
    const moved = await write(db, membreDe(context, deps), async (e) =>
      unchanged(e, await moveByMembre(deps, e, { client, compteId, now }, voulu)),
    )
    return open(deps, context, moved ?? (await refuse(context, 'demande', voulu.id)))
  },
})

const toLectureSeule = (dossier: Dossier): Dossier => ({
  ...dossier,
  attentes: 0,
  attentesDetail: [],
  pieces: [],
  // What somebody expects of their health is theirs alone.
  conseil: null,
  signeeLe: null,
  // It may name an address, an account, a link.
  suite: null,
  peutAnnuler: false,
  peutEcrire: false,
})

/** Somebody else's request does not exist. */
async function findOwn(context: MembreContext, id: string): Promise<DemandeRow> {
  const { db, client, visiteur } = context
  const row = await findDemande(db, client.code, id)
  const { compteId, delegation } = visiteur
  const isShown = row && (!delegation || actesDelegues(delegation.domaines).includes(row.acte))
  if (isShown && row.compteId === compteId) return row
  return refuse(context, 'demande', id)
}

/** A relative reads somebody else's, and none of their own roles counts there. */
const lecteurDe = ({ roles, vuPar, delegation }: Visiteur): LecteurPiece => ({
  roles: delegation ? [] : roles,
  isSienne: delegation === null,
  isVueParPersonnel: vuPar !== null,
})

const open = async (deps: DemandesDeps, { db, visiteur, now }: MembreContext, row: DemandeRow) =>
  readDossier(deps, db, { row, nomOffre: await findNomOffre(db, row) }, lecteurDe(visiteur), now)
