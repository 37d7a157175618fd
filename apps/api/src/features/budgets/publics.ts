import { boiteDe, type Limite } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { eachDue, type Turn } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { autresDemandes } from './mots.ts'
import { placesLeft, takePlace } from './places.ts'
import {
  addRetenu,
  countRetenus,
  findDus,
  lockRetenu,
  type RetenuRow,
  takeRetenu,
} from './retenus.repository.ts'
import { textes } from './textes.ts'

const JOUR = 24 * 60 * 60_000
/** What one address is sent of one kind within a day, whoever asks. */
const PAR_DESTINATAIRE: Limite = { nombre: 3, minutes: 24 * 60 }
const HEURE_MINUTES = 60
const REFERENCES_MAX = 10

/** Of one kind, so that what a stranger does with a form never uses up what another form owes its owner. */
export type SorteMail = 'accuse' | 'alerte' | 'invitation' | 'adresse'
type MailPublic = { sorte: SorteMail; to: string; reference?: string }
type Contenu = { to: string; references: string[] }

export type PublicsDeps = {
  sealer: Sealer
  messages: Pick<Messages, 'empreinteDe' | 'enqueue'>
  /** Sendings of all forms without an account, over all clients, within an hour; 0 for no limit. */
  parHeure: number
  /** For the log, once for each hour in which it happens. */
  onAlerte(what: string): void
}

export type Publics = ReturnType<typeof createPublics>

/** Mails that somebody causes without an account, to an address that they only typed, or to one that they guess. */
export function createPublics({ sealer, messages, parHeure, onAlerte }: PublicsDeps) {
  const installation = { quoi: 'mails', qui: 'installation' } as const
  const limite = { nombre: parHeure, minutes: HEURE_MINUTES }
  /** By the mailbox: « nom+1@… », « nom+2@… » are as many mails for one person. */
  const boiteEmpreinte = (to: string) => messages.empreinteDe(boiteDe(to))
  const keyOf = (client: Client, { sorte, to }: MailPublic) => ({
    quoi: 'mails' as const,
    qui: `${client.code}:${sorte}:${boiteEmpreinte(to)}`,
  })

  /** For the one mail that tells of them a day later. */
  async function retenir(
    tx: Executor,
    client: Client,
    { to, reference }: MailPublic,
    now: Date,
  ): Promise<void> {
    const cle = { clientCode: client.code, destinataireEmpreinte: boiteEmpreinte(to) }
    const place = sealed.mailRetenu(cle.clientCode, cle.destinataireEmpreinte)
    const seal = (contenu: Contenu) => sealer.seal(JSON.stringify(contenu), place)
    const row = await lockRetenu(tx, {
      ...cle,
      contenu: seal({ to, references: [] }),
      nombre: 0,
      depuis: now,
      envoiLe: new Date(now.getTime() + JOUR),
    })
    const { references, ...contenu } = JSON.parse(sealer.unseal(row.contenu, place)) as Contenu
    const dites = reference === undefined ? references : [...references, reference]
    await addRetenu(tx, cle, seal({ ...contenu, references: dites.slice(0, REFERENCES_MAX) }))
  }

  return {
    /**
     * Counts a sending of a form, before anything is looked up: past the budget of the installation whoever sends one is
     * told so, known or not, and staff are.
     */
    async requirePlace(db: Executor, client: Client, now: Date): Promise<void> {
      if (parHeure === 0 || (await takePlace(db, installation, limite, now))) return
      const alerte = { quoi: 'alertes', qui: 'mails' } as const
      if (await takePlace(db, alerte, { nombre: 1, minutes: HEURE_MINUTES }, now)) {
        onAlerte('forms without an account: budget of the hour is used up (PUBLIC_MAILS_PER_HOUR)')
        await recordEvenement(db, {
          clientCode: client.code,
          compteId: null,
          action: 'budget-mails-atteint',
          detail: { parHeure },
          le: now,
        })
      }
      throw new AppError('TooManyRequests', textes.affluence)
    },

    /** Whether one more may go to that address; counted with what it tells. */
    takePlace: (tx: Executor, client: Client, mail: MailPublic, now: Date): Promise<boolean> =>
      takePlace(tx, keyOf(client, mail), PAR_DESTINATAIRE, now),

    /** The same; one that may not is told of by the mail of the day. */
    async admits(tx: Executor, client: Client, mail: MailPublic, now: Date): Promise<boolean> {
      const isAdmis = await takePlace(tx, keyOf(client, mail), PAR_DESTINATAIRE, now)
      if (!isAdmis) await retenir(tx, client, mail, now)
      return isAdmis
    },

    /** One mail for each receiver whose day has come. */
    sendRecapitulatifs: (turn: Turn<Client>) =>
      eachDue(turn, {
        key: 'budgets.recapitulatifs',
        find: ({ code }, apres: RetenuRow | null, limite) =>
          findDus(turn.db, { clientCode: code, now: turn.now, apres, limite }),
        cleOf: ({ destinataireEmpreinte }) => destinataireEmpreinte,
        async work(tx, client, { clientCode, destinataireEmpreinte }) {
          // As it is now: more may have come since it was found.
          const row = await takeRetenu(tx, { clientCode, destinataireEmpreinte })
          if (!row) return false
          const { nombre, depuis } = row
          const place = sealed.mailRetenu(clientCode, destinataireEmpreinte)
          const { to, references } = JSON.parse(sealer.unseal(row.contenu, place)) as Contenu
          const mail = notice(
            client,
            autresDemandes,
            { email: to, prenom: null },
            { nombre, isSeule: nombre === 1, depuis, references: references.join(', ') || null },
          )
          await messages.enqueue(tx, mail)
          return true
        },
      }),

    /** What staff see of it. */
    async etat(db: Executor, clientCode: string, now: Date) {
      const reste = parHeure === 0 ? null : await placesLeft(db, installation, limite, now)
      return { parHeure, reste, retenus: await countRetenus(db, clientCode) }
    },
  }
}
