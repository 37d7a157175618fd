import { MAILS_PAR_HEURE } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { countTry, forgetTries } from '../identity/index.ts'
import { textes } from './textes.ts'

const HOUR = 60 * 60_000
const OUBLI_HEURES = 24
/** One household may hold several people who mistype; a machine that tries numbers goes further. */
const ESSAIS_PAR_ADRESSE = 30
/** The same registration sent again that soon is a second click, not a second wish. */
const REDITE_MS = 60_000
/** By what it is for: whoever asked for a password too often may still activate their space. */
export type SorteMail = 'inscription' | 'activation' | 'mot-de-passe' | 'identifiant'
type Envoi = { sorte: SorteMail; qui: string }

export type Reconnaissance = { numeroContrat: string; nir: string }

export type Essais = ReturnType<typeof createEssais>

/**
 * The tries of people who have no session, counted in the database before anything is looked up:
 * another browser, another node or twenty requests at once give no more of them.
 */
export function createEssais(sealer: Sealer) {
  const key = (client: Client, quoi: string) => ({
    clientCode: client.code,
    empreinte: sealer.fingerprint(quoi),
  })
  const keysOf = (client: Client, { numeroContrat, nir }: Reconnaissance) =>
    [
      numeroContrat && `inscription:contrat:${numeroContrat}`,
      nir && `inscription:nir:${nir}`,
    ].flatMap((quoi) => (quoi ? [key(client, quoi)] : []))

  const admitsMail = async (db: Executor, client: Client, { sorte, qui }: Envoi, now: Date) => {
    const rank = await countTry(db, {
      ...key(client, `mail:${sorte}:${qui}`),
      now,
      forgetBefore: new Date(now.getTime() - HOUR),
      limit: MAILS_PAR_HEURE,
    })
    return rank <= MAILS_PAR_HEURE
  }

  return {
    /** Counts a try to be recognised: how many are left after it, or null when it comes too late, right or wrong. */
    async admits(
      db: Executor,
      client: Client,
      annonce: Reconnaissance,
      network: string | null,
      now: Date,
    ): Promise<number | null> {
      const forgetBefore = new Date(now.getTime() - OUBLI_HEURES * HOUR)
      const count = async (k: ReturnType<typeof key>, limit: number) =>
        limit - (await countTry(db, { ...k, now, forgetBefore, limit }))
      const restes = await Promise.all([
        ...keysOf(client, annonce).map((k) => count(k, client.config.registerAttemptNumber)),
        ...(network === null
          ? []
          : [count(key(client, `inscription:adresse:${network}`), ESSAIS_PAR_ADRESSE)]),
      ])
      const reste = Math.min(...restes)
      return reste < 0 ? null : reste
    },

    async forget(db: Executor, client: Client, annonce: Reconnaissance): Promise<void> {
      for (const k of keysOf(client, annonce)) await forgetTries(db, k)
    },

    /** Whether that person asked for a space with that address a moment ago; counts this time too. */
    async isRepeated(
      db: Executor,
      client: Client,
      { personneId, email }: { personneId: string; email: string },
      now: Date,
    ): Promise<boolean> {
      const rank = await countTry(db, {
        ...key(client, `inscription:redite:${personneId}:${email}`),
        now,
        forgetBefore: new Date(now.getTime() - REDITE_MS),
        limit: 1,
      })
      return rank > 1
    },

    /** Whether one more mail of a kind may go to that account; past the limit nobody is told, none is sent. */
    admitsMail,

    /** The same aloud, to whoever was recognised: what was not done is not said to be. */
    async requireMail(db: Executor, client: Client, envoi: Envoi, now: Date): Promise<void> {
      if (!(await admitsMail(db, client, envoi, now)))
        throw new AppError('TooManyRequests', textes.tropDeLiens)
    },
  }
}
