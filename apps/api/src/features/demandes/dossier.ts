import { actes, type Demande, type Dossier } from '@espace-adherent/contract'
import {
  dateAParis,
  delaiNet,
  isPossible,
  type LecteurPiece,
  type LigneResume,
  peutLirePiece,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { sealed } from '../../schema/sealed.ts'
import { conseilDe } from '../conseil/index.ts'
import type { Delais } from './delais.ts'
import { toSuspension } from './delais.ts'
import { coursDe, referenceDe } from './demande.ts'
import type { DemandeRow } from './demandes.repository.ts'
import type { LigneDemande } from './listes.repository.ts'
import type { Moteur } from './moteur.ts'
import { findSignature } from './signature.repository.ts'
import { findAttentes, findEvenements, findMessages, findPieces } from './suivi.repository.ts'
import { textes } from './textes.ts'

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
  { localFileName, le, avisLe, ...piece }: PieceLue,
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
  }
}

export type DossierDeps = { sealer: Sealer; delais: Delais; moteur: Pick<Moteur, 'libelle'> }

/** A request with all that happened to it. */
export async function readDossier(
  { sealer, delais, moteur }: DossierDeps,
  db: Executor,
  { row, nomOffre }: { row: DemandeRow; nomOffre: string | null },
  lecteur: LecteurPiece,
  now: Date,
): Promise<Dossier> {
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
    lignes: row.lignes
      ? (JSON.parse(sealer.unseal(row.lignes, sealed.demandeLignes(row.id))) as LigneResume[])
      : [],
    evenements: evenements.map(({ evenement: e, prenom, nom }) => ({
      geste: e.geste,
      par: e.par,
      nom: prenom && `${prenom} ${nom}`,
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
    messages: messages.map(({ message: m, prenom, nom }) => ({
      id: m.id,
      par: m.par,
      nom: prenom ? `${prenom} ${nom}` : textes.par[m.par],
      texte: sealer.unseal(m.texte, sealed.demandeMessage(m.id)),
      le: m.le.toISOString(),
      luLe: m.luLe?.toISOString() ?? null,
    })),
    delai,
    conseil,
    signeeLe: signee?.le.toISOString() ?? null,
    joursEcoules: delaiNet(
      dateAParis(row.creeLe),
      dateAParis(row.decideeLe ?? now),
      attentes.map(toSuspension),
    ),
    peutAnnuler: isPossible(cours, 'annuler', 'membre', jour),
    peutEcrire: row.modeGestion === 'manuel' && isPossible(cours, 'ecrire', 'membre', jour),
  }
}
