import { actes } from '@espace-adherent/contract'
import { dateAParis, type LigneResume } from '@espace-adherent/domain'
import { findContratEcrit, unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Executor } from '../../platform/db/index.ts'
import { writeLetter } from '../../platform/documents/index.ts'
import { handles } from '../../platform/jobs/index.ts'
import type { Publics } from '../budgets/index.ts'
import type { Client } from '../client.ts'
import {
  type DemandeRow,
  findDemandeById,
  findPieces,
  keepLegales,
  nomCourriel,
  type Papier,
  papierJob,
  papiersDe,
  printAccuse,
  readSuite,
  recepisseMot,
  referenceDe,
} from '../demandes/index.ts'
import { annonce, announce } from '../nouvelles/index.ts'
import { letterheadOf, piedDe } from '../portail/index.ts'
import { findAuteur } from './demandeur.ts'
import type { Actes } from './moteur.ts'
import type { Traite } from './traite.ts'

type PapiersDeps = Pick<Actes, 'sealer' | 'messages' | 'traites' | 'findClient'> & {
  db: Executor
  publics: Pick<Publics, 'admits'>
}

/** Prints a paper, then sends it and stops its clock together: run again, it finds the clock stopped. */
export const sendsPapiers = (deps: PapiersDeps) =>
  handles(papierJob, async ({ demandeId, cle }, { now }) => {
    const { db, sealer, messages } = deps
    const row = await findDemandeById(db, demandeId)
    const client = row && deps.findClient(row.clientCode)
    const auteur = row && (await findAuteur(sealer, db, row))
    if (!row || !client || !auteur || row.data === null) return
    const qui = `${auteur.prenom} ${auteur.nom}`
    const { papier, contenu } = await print(deps, client, row, cle, qui, now)
    await write(db, { client, now, auteur: null, messages }, async (tx) => {
      const rien = unchanged(tx, undefined)
      if ((await keepLegales(tx, demandeId, [cle], now)).length === 0) return rien
      // A receipt to an address that nobody has proven; what a clerk decides is sent whatever came before.
      const accuse = { sorte: 'accuse', to: auteur.email, reference: referenceDe(row) } as const
      const isNonProuvee = auteur.compteId === null && papiersDe(row.acte, 'envoi').includes(cle)
      if (isNonProuvee && !(await deps.publics.admits(tx, client, accuse, now))) return rien
      await announce(messages, tx, client, auteur, demandeId, papier, now, {
        nomFichier: papier.nomFichier,
        typeMime: 'application/pdf',
        base64: contenu.toString('base64'),
      })
      await papier.garder?.(tx, dateAParis(now))
      return rien
    })
  })

async function print(
  deps: PapiersDeps,
  client: Client,
  row: DemandeRow,
  cle: string,
  qui: string,
  now: Date,
): Promise<{
  papier: Pick<Papier, 'annonce' | 'vers' | 'nomFichier' | 'garder'>
  contenu: Buffer
}> {
  const { sealer, db } = deps
  const contrat = await findContratEcrit(db, row)
  const nomOffre = contrat?.nomOffre ?? null
  const propre = deps.traites[row.acte].papiers[cle]
  if (!propre) return printRecepisse(deps, client, row, { qui, nomOffre }, now)
  const papier = propre({
    client,
    data: JSON.parse(sealer.unseal(row.data ?? '', sealed.demandeData(row.id))) as object,
    reference: referenceDe(row),
    envoyeeLe: row.creeLe,
    effetLe: row.effetLe,
    numeroContrat: row.numeroContrat,
    nomOffre,
    contrat,
  })
  const { titre, references, blocs } = papier
  const letter = { titre, references, blocs, destinataire: [qui] }
  const date = dateAParis(now)
  const contenu = await writeLetter({ ...letter, date, pied: piedDe(client) }, letterheadOf(client))
  return { papier, contenu: Buffer.from(contenu) }
}

/** The receipt of a request: what was asked for, and when, to the minute. */
async function printRecepisse(
  { sealer, db, traites }: PapiersDeps,
  client: Client,
  row: DemandeRow,
  { qui, nomOffre }: { qui: string; nomOffre: string | null },
  now: Date,
) {
  const reference = referenceDe(row)
  const { libelle } = actes[row.acte]
  const pieces = await findPieces(db, row.id)
  const { nomFichier, contenu } = await printAccuse(
    client,
    qui,
    {
      acte: row.acte,
      reference,
      libelle,
      creeLe: row.creeLe.toISOString(),
      // Nobody learns from a receipt whether they were recognised.
      numeroContrat: row.compteId === null ? null : row.numeroContrat,
      nomOffre: row.compteId === null ? null : nomOffre,
      etat: 'recue',
      effetLe: row.effetLe,
      lignes: JSON.parse(
        sealer.unseal(row.lignes ?? '[]', sealed.demandeLignes(row.id)),
      ) as LigneResume[],
      pieces: pieces.map((piece) => ({
        libelle: piece.libelle,
        // It leaves by mail: what a medical paper is called stays here.
        nom: piece.isMedicale
          ? piece.libelle
          : sealer.unseal(piece.localFileName, sealed.fichierNom(piece.remoteFileName)),
      })),
    },
    now,
  )
  const dite = annonce(recepisseMot, {
    libelle: nomCourriel(row.acte),
    reference,
    envoyee: row.creeLe,
    suite:
      readSuite(sealer, row)?.textes.join(' ') ?? saySansCompte(traites[row.acte], client, row),
  })
  return { papier: { annonce: dite, nomFichier }, contenu: Buffer.from(contenu as Uint8Array) }
}

/** To whoever has no account, and so no request to look at: what comes next, where the act says so. */
function saySansCompte({ recuSansCompte }: Traite, client: Client, row: DemandeRow): string | null {
  if (!recuSansCompte || row.compteId !== null) return null
  const { blocs } = recuSansCompte(client, row.creeLe)(client, client.adressePublique)
  return blocs.flatMap((bloc) => ('texte' in bloc ? [bloc.texte] : [])).join(' ')
}
