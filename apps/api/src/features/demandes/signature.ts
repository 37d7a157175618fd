import { hash } from 'node:crypto'
import { dateAParis, libellesMoyenSignature, type MoyenSignature } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type Bloc, writeLetter } from '../../platform/documents/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { Client } from '../client.ts'
import { letterheadOf, piedDe, textesDe } from '../portail/index.ts'
import type { DemandeRow } from './demandes.repository.ts'
import * as mots from './mots.ts'
import { insertSignature, type SignatureRow } from './signature.repository.ts'

const empreinteDe = (texte: string) => hash('sha256', texte, 'hex')

/** `saisie`: the hash of what was sent, which stays sealed with the request. */
export type Signature = {
  texte: string
  saisie: string
  signataire: string
  moyen: MoyenSignature
}

type Signee = Pick<DemandeRow, 'id' | 'clientCode' | 'compteId' | 'acte' | 'creeLe'>

export async function keepSignature(
  sealer: Sealer,
  tx: Executor,
  { id, clientCode, compteId, acte, creeLe }: Signee,
  { saisie, ...signee }: Omit<Signature, 'saisie'> & { saisie: object },
): Promise<void> {
  const contenu: Signature = { ...signee, saisie: empreinteDe(JSON.stringify(saisie)) }
  await insertSignature(tx, {
    demandeId: id,
    clientCode,
    compteId,
    acte,
    empreinte: empreinteDe(signee.texte),
    contenu: sealer.seal(JSON.stringify(contenu), sealed.signatureContenu(id)),
    le: creeLe,
  })
}

export const lireSignature = (sealer: Sealer, { demandeId, contenu }: SignatureRow) =>
  JSON.parse(sealer.unseal(contenu, sealed.signatureContenu(demandeId))) as Signature

/** The proof, as a paper that anybody can check: the text, its hash, who, when, by what means. */
export async function printPreuve(
  sealer: Sealer,
  client: Client,
  row: SignatureRow,
  reference: string,
  now: Date,
): Promise<FileContent> {
  const { texte, saisie, signataire, moyen } = lireSignature(sealer, row)
  const t = textesDe(client, mots.preuve, {
    signataire,
    signee: row.le,
    moyen: libellesMoyenSignature[moyen],
  })
  const blocs: Bloc[] = [
    { kind: 'paragraph', text: t.intro },
    { kind: 'paragraph', text: t.moyen },
    { kind: 'heading', text: t.texte },
    ...texte.split('\n').map((text): Bloc => ({ kind: 'paragraph', text })),
    { kind: 'heading', text: t.empreintes },
    { kind: 'paragraph', text: `${t.empreinteTexte} ${row.empreinte}` },
    { kind: 'paragraph', text: `${t.empreinteSaisie} ${saisie}` },
    { kind: 'note', text: t.verifier },
  ]
  const letter = {
    titre: t.titre,
    sousTitre: reference,
    destinataire: [signataire],
    references: [
      [t.demande, reference],
      [t.signeeLe, row.le.toISOString()],
    ] as [string, string][],
    blocs,
    date: dateAParis(now),
    pied: piedDe(client),
  }
  return {
    typeMime: 'application/pdf',
    nomFichier: `preuve-signature-${reference}.pdf`,
    contenu: await writeLetter(letter, letterheadOf(client)),
  }
}
