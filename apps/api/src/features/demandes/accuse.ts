import { type Dossier, libelleEtat, teteDe } from '@espace-adherent/contract'
import { dateAParis, dernierJourCouvert } from '@espace-adherent/domain'
import { type Bloc, writeLetter } from '../../platform/documents/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { Client } from '../client.ts'
import { letterheadOf, piedDe, textesDe } from '../portail/index.ts'
import { dernierJourDe } from './legales.ts'
import { phraseRecours } from './mediateur.ts'
import * as mots from './mots.ts'

/** What an acknowledgement says of a request. */
type DossierAccuse = Pick<
  Dossier,
  | 'acte'
  | 'reference'
  | 'libelle'
  | 'creeLe'
  | 'numeroContrat'
  | 'nomOffre'
  | 'etat'
  | 'effetLe'
  | 'lignes'
> & { pieces: readonly Pick<Dossier['pieces'][number], 'libelle' | 'nom'>[] }

/** The acknowledgement of a request: what was asked for, when, with which papers, and where it stands. */
export async function printAccuse(
  client: Client,
  destinataire: string,
  dossier: DossierAccuse,
  now: Date,
): Promise<FileContent> {
  const {
    acte,
    reference,
    libelle,
    creeLe,
    numeroContrat,
    nomOffre,
    etat,
    effetLe,
    lignes,
    pieces,
  } = dossier
  const envoyee = new Date(creeLe)
  const departs = { envoi: dateAParis(envoyee), effet: effetLe }
  const t = textesDe(client, mots.accuse, {
    libelle,
    envoyee,
    etat: libelleEtat({ acte, etat }).toLowerCase(),
    effet: effetLe,
    dernier: effetLe && dernierJourCouvert(effetLe),
    reponse: dernierJourDe(acte, 'reponse', departs),
    remboursement: dernierJourDe(acte, 'remboursement', departs),
  })
  const blocs: Bloc[] = [
    { kind: 'paragraph', text: t.intro },
    { kind: 'paragraph', text: t.etat },
    { kind: 'paragraph', text: t[teteDe(acte).suite ?? 'acceptation'] },
  ]
  if (lignes.length > 0)
    blocs.push(
      { kind: 'heading', text: t.lignes },
      {
        kind: 'table',
        columns: [t.quoi, t.avant, t.apres].map((colonne) => ({ libelle: colonne })),
        rows: lignes.map((ligne) => [ligne.libelle, ligne.avant ?? t.rien, ligne.apres ?? t.rien]),
      },
    )
  if (pieces.length > 0)
    blocs.push(
      { kind: 'heading', text: t.pieces },
      { kind: 'list', items: pieces.map((piece) => `${piece.libelle} – ${piece.nom}`) },
    )
  const recours = phraseRecours(client, acte, 'notre réponse')
  if (recours) blocs.push({ kind: 'note', text: recours })
  const references: [string, string][] = [
    [t.demande, reference],
    [t.envoyeeLe, dateAParis(envoyee).split('-').reverse().join('/')],
  ]
  if (numeroContrat)
    references.push([t.contrat, nomOffre ? `${nomOffre}, ${numeroContrat}` : numeroContrat])
  const letter = {
    titre: t.titre,
    sousTitre: libelle,
    destinataire: [destinataire],
    references,
    blocs,
    date: dateAParis(now),
    pied: piedDe(client),
  }
  return {
    typeMime: 'application/pdf',
    nomFichier: `accuse-reception-${reference}.pdf`,
    contenu: await writeLetter(letter, letterheadOf(client)),
  }
}
