import { type MoyenSignature, texteSigne } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import type { MembreContext } from '../context.ts'
import { type Ecrite, keepSignature } from '../demandes/index.ts'
import type { CodePresente, Identite as Identifie, Securite } from '../securite/index.ts'
import type { Appelant, Lecture, Traite } from './traite.ts'

/** What the act wants of whoever sends it: nothing more than a session, a recent sign-in or code, a code of its own. */
type Identite = 'session' | { recente: Identifie } | { code: CodePresente }

/** The code that came with it, looked at before the transaction of the act: a wrong one stays counted. */
export async function presentIdentite(
  { securite }: { securite: Securite },
  { db, securityCode, visiteur: { compteId, session }, now }: MembreContext,
  { acte: { identite } }: Traite,
): Promise<Identite> {
  if (identite === 'session') return 'session'
  if (identite === 'recente') return { recente: { compteId, session } }
  const sessionEmpreinte = session.empreinte
  const code = { compteId, sessionEmpreinte, operation: 'VERIFY_AMF', securityCode } as const
  return { code: await securite.presentCode(db, code, now) }
}

/** A code is spent in the transaction of its change: undone with it, it is still good. Says what was proven by. */
export async function requireIdentite(
  { securite }: { securite: Securite },
  tx: Executor,
  identite: Identite,
  now: Date,
): Promise<MoyenSignature> {
  if (identite === 'session') return 'session'
  const recu =
    'recente' in identite
      ? await securite.requireIdentite(tx, identite.recente, now)
      : await securite.requireAutorisation(tx, identite.code, now)
  return recu === null ? 'connexion' : recu === 'SMS' ? 'code-sms' : 'code-mail'
}

/** What was signed is what the recap said: kept with the request, in its transaction. */
export async function signer(
  sealer: Sealer,
  tx: Transaction,
  { acte }: Traite,
  { row, data, lecture, appelant, moyen }: Signee,
): Promise<void> {
  if (!acte.isSignature) return
  const { effetLe, lignes } = lecture
  const { prenom, nom } = appelant
  await keepSignature(sealer, tx, row, {
    texte: texteSigne({ libelle: acte.libelle, numeroContrat: row.numeroContrat, lignes, effetLe }),
    saisie: data,
    signataire: `${prenom} ${nom}`,
    moyen,
  })
}

type Signee = {
  row: Ecrite['row']
  data: object
  lecture: Lecture
  appelant: Appelant
  moyen: MoyenSignature
}
