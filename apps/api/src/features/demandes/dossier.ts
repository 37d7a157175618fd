import { actes, type Demande, type Dossier } from '@espace-adherent/contract'
import {
  dateAParis,
  delaiNet,
  hasEcrits,
  isPossible,
  type LecteurPiece,
  type LigneResume,
  type Portee,
  peutLirePiece,
  taireEcrits,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { conseilDe } from '../conseil/index.ts'
import { type Delais, toSuspension } from './delais.ts'
import { coursDe, referenceDe } from './demande.ts'
import type { DemandeRow } from './demandes.repository.ts'
import { findAnterieures } from './file.repository.ts'
import type { LigneDemande } from './listes.repository.ts'
import type { Moteur } from './moteur.ts'
import { findSignature } from './signature.repository.ts'
import { readSuite } from './suite.ts'
import { findAttentes, findEvenements, findMessages, findPieces } from './suivi.repository.ts'
import { textes } from './textes.ts'

/** The latest requests of an account, as lists show them. */
export type Demandes360 = (
  db: Executor,
  compteId: string,
  vues: { limite: number; portee: Portee },
) => Promise<Demande[]>

export const createDernieres =
  (moteur: Pick<Moteur, 'libelle'>): Demandes360 =>
  async (db, compteId, vues) =>
    (await findAnterieures(db, { compteId, sauf: null, ...vues })).map((row) =>
      toDemande(moteur, row),
    )

export const toDemande = (moteur: Pick<Moteur, 'libelle'>, row: LigneDemande): Demande => ({
  id: row.id,
  reference: referenceDe(row),
  acte: row.acte,
  libelle: moteur.libelle(row.acte),
  numeroContrat: row.numeroContrat,
  nomOffre: row.nomOffre,
  etat: row.etat,
  modeGestion: row.modeGestion,
  effetLe: row.effetLe,
  isAppliquee: row.appliqueeLe !== null,
  creeLe: row.creeLe.toISOString(),
  decideeLe: row.decideeLe?.toISOString() ?? null,
  attentes: row.attentes,
  revision: row.revision,
})

type PieceLue = Awaited<ReturnType<typeof findPieces>>[number]

/** A paper as whoever reads may see it: people name their files after what is in them. */
export function toPiece(
  sealer: Sealer,
  { localFileName, le, avisLe, qualifieLe, ...piece }: PieceLue,
  lecteur: LecteurPiece,
): Dossier['pieces'][number] {
  const isLisible = peutLirePiece(piece.isMedicale, lecteur)
  return {
    ...piece,
    isLisible,
    nom: isLisible
      ? sealer.unseal(localFileName, sealed.fichierNom(piece.remoteFileName))
      : piece.libelle,
    le: le.toISOString(),
    avisLe: avisLe?.toISOString() ?? null,
    qualifieLe: qualifieLe?.toISOString() ?? null,
  }
}

export type DossierDeps = {
  sealer: Sealer
  delais: Delais
  moteur: Pick<Moteur, 'libelle' | 'medical'>
}

/** What the request says of itself, to whoever reads: what was written there may be the medical service's. */
export function lignesLues(
  { sealer, moteur }: Pick<DossierDeps, 'sealer' | 'moteur'>,
  { id, acte, data, isSaisieMedicale }: DemandeRow,
  lecteur: LecteurPiece,
  lignes: readonly LigneResume[],
): LigneResume[] {
  if (peutLirePiece(isSaisieMedicale, lecteur)) return [...lignes]
  return taireEcrits(lignes, moteur.medical(acte), lireData(sealer, { id, data }))
}

const lireData = (sealer: Sealer, { id, data }: Pick<DemandeRow, 'id' | 'data'>): object | null =>
  data === null ? null : (JSON.parse(sealer.unseal(data, sealed.demandeData(id))) as object)

/** What was written in the form, if anything was. */
function ecritsDe(
  { sealer, moteur }: Pick<DossierDeps, 'sealer' | 'moteur'>,
  row: DemandeRow,
  lecteur: LecteurPiece,
): Dossier['ecrits'] {
  const medical = moteur.medical(row.acte)
  if (medical && !hasEcrits(medical, lireData(sealer, row))) return null
  return {
    isMedicale: row.isSaisieMedicale,
    isLisible: peutLirePiece(row.isSaisieMedicale, lecteur),
    qualifieLe: row.saisieQualifieeLe?.toISOString() ?? null,
  }
}

/** A request with all that happened to it. */
export async function readDossier(
  deps: DossierDeps,
  db: Executor,
  { row, nomOffre }: { row: DemandeRow; nomOffre: string | null },
  lecteur: LecteurPiece,
  now: Date,
): Promise<Dossier> {
  const { sealer, delais, moteur } = deps
  const [evenements, attentes, pieces, messages, delai, conseil, signee] = await Promise.all([
    findEvenements(db, row.id),
    findAttentes(db, [row.id]),
    findPieces(db, row.id),
    findMessages(db, row.id),
    row.modeGestion === 'manuel'
      ? delais.habituel(db, row.clientCode, row.acte, now)
      : Promise.resolve(null),
    actes[row.acte].conseil ? conseilDe(sealer, db, row.id) : null,
    actes[row.acte].isSignature ? findSignature(db, row.id) : undefined,
  ])
  const cours = coursDe(row)
  const jour = dateAParis(now)
  const ouvertes = attentes.filter(({ reponduLe }) => reponduLe === null).length
  return {
    ...toDemande(moteur, { ...row, nomOffre, attentes: ouvertes }),
    isMedicale: row.isMedicale,
    ecrits: ecritsDe(deps, row, lecteur),
    lignes: row.lignes
      ? lignesLues(
          deps,
          row,
          lecteur,
          JSON.parse(sealer.unseal(row.lignes, sealed.demandeLignes(row.id))) as LigneResume[],
        )
      : [],
    evenements: evenements.map(({ evenement: e, nom }) => ({
      geste: e.geste,
      par: e.par,
      nom,
      le: e.le.toISOString(),
      texte: e.texte && sealer.unseal(e.texte, sealed.evenementTexte(row.id, e.revision)),
    })),
    attentesDetail: attentes.map(({ demandeId: _, demandeLe, reponduLe, texte, ...attente }) => ({
      ...attente,
      texte: texte && sealer.unseal(texte, sealed.attenteTexte(attente.id)),
      demandeLe: demandeLe.toISOString(),
      reponduLe: reponduLe?.toISOString() ?? null,
    })),
    pieces: pieces.map((piece) => toPiece(sealer, piece, lecteur)),
    messages: messages.map(({ message: m, prenom, nom }) => {
      const isLisible = peutLirePiece(m.isMedicale, lecteur)
      return {
        id: m.id,
        par: m.par,
        nom: prenom ? `${prenom} ${nom}` : textes.par[m.par],
        texte: isLisible
          ? sealer.unseal(m.texte, sealed.demandeMessage(m.id))
          : m.par === 'membre'
            ? textes.messageMedical
            : textes.messageDuService,
        le: m.le.toISOString(),
        luLe: m.luLe?.toISOString() ?? null,
        isMedicale: m.isMedicale,
        isLisible,
        qualifieLe: m.qualifieLe?.toISOString() ?? null,
      }
    }),
    delai,
    conseil,
    signeeLe: signee?.le.toISOString() ?? null,
    suite: readSuite(sealer, row),
    joursEcoules: delaiNet(
      dateAParis(row.creeLe),
      dateAParis(row.decideeLe ?? now),
      attentes.map(toSuspension),
    ),
    peutAnnuler: isPossible(cours, 'annuler', 'membre', jour),
    peutEcrire: row.modeGestion === 'manuel' && isPossible(cours, 'ecrire', 'membre', jour),
  }
}
