import { type CopieDonnees, formatsDonnees, nomFichierDonnees } from '@espace-adherent/contract'
import { DONNEES_PAR_JOUR, dateAParis, etatDonnees, finDonnees } from '@espace-adherent/domain'
import { z } from 'zod'
import { holdCompte, unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { defineJob, handles, type Jobs } from '../../platform/jobs/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { Client } from '../client.ts'
import type { MembreContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { membreDe, note, tell } from '../nouvelles/index.ts'
import type { Partie } from '../partie.ts'
import type { Securite } from '../securite/index.ts'
import { type Lue, rangees, toJson, toPdf } from './composer.ts'
import { readConcerne } from './concerne.ts'
import {
  type CopieRow,
  countSince,
  findAPreparer,
  findContenu,
  findDerniere,
  finishCopie,
  replaceCopie,
  updateFaites,
} from './donnees.repository.ts'
import { copiePrete } from './mots.ts'
import { textes } from './textes.ts'

export type CopiesDeps = {
  db: Executor
  jobs: Pick<Jobs, 'enqueue'>
  sealer: Sealer
  securite: Pick<Securite, 'presentCode' | 'requireAutorisation' | 'requireIdentite'>
  messages: Messages
  findClient(code: string): Client | undefined
  parties: readonly Partie[]
}

const DAY = 24 * 60 * 60_000
const LIEN = '/profil/donnees'

/** One at a time on each node, and given up before the person is told that it failed. */
const preparer = defineJob({
  key: 'donnees.copie',
  // One that was asked for before clients took turns has none.
  data: z.object({ copieId: z.uuid(), clientCode: z.string().optional() }),
  atOnce: 1,
  isParClient: true,
  essais: 4,
})

function toCopie({ pretLe, creeLe, ...row }: CopieRow, now: Date): CopieDonnees | null {
  const etat = etatDonnees({ creeLe, pretLe }, now)
  return (
    etat && {
      ...row,
      etat,
      creeLe: creeLe.toISOString(),
      jusquAu: pretLe && finDonnees(pretLe).toISOString(),
    }
  )
}

export const createDonneesSource = ({ jobs, sealer, securite, parties }: CopiesDeps) => ({
  async list({ db, visiteur, now }: MembreContext): Promise<CopieDonnees[]> {
    const derniere = await findDerniere(db, visiteur.compteId)
    const copie = derniere && toCopie(derniere, now)
    return copie ? [copie] : []
  },

  /** Asked for again while one is being prepared, it is that one. */
  async create({ db, client, visiteur, securityCode, now }: MembreContext): Promise<CopieDonnees> {
    const { compteId, session } = visiteur
    const sessionEmpreinte = session.empreinte
    const demande = { compteId, sessionEmpreinte, operation: 'VERIFY_AMF', securityCode } as const
    const code = await securite.presentCode(db, demande, now)
    return write(db, membreDe({ client, visiteur, now }), async (e) => {
      // Copies of one account are asked for one after the other.
      await holdCompte(e, compteId)
      const derniere = await findDerniere(e, compteId)
      const underWay = derniere && toCopie(derniere, now)
      if (underWay?.etat === 'preparation') return unchanged(e, underWay)
      if ((await countSince(e, compteId, new Date(now.getTime() - DAY))) >= DONNEES_PAR_JOUR)
        throw new AppError('TooManyRequests', textes.tropDeCopies)
      await securite.requireAutorisation(e, code, now)
      const clientCode = client.code
      const change = await replaceCopie(e, {
        clientCode,
        compteId,
        creeLe: now,
        parties: parties.length,
      })
      const row = change.value
      await jobs.enqueue(e, preparer, { copieId: row.id, clientCode })
      await tell(e, change, { a: 'auteur', action: 'donnees-demandees' })
      return unchanged(e, toCopie(row, now) as CopieDonnees)
    })
  },

  /** `<id>.pdf` or `<id>.json`: somebody else's does not exist, nor one whose time is over. */
  async visionneuse(context: MembreContext, nom: string): Promise<FileContent> {
    const { db, client, visiteur, now } = context
    const { compteId } = visiteur
    const [id = ''] = nom.split('.')
    const format = formatsDonnees.find((each) => nom === nomFichierDonnees(id, each))
    const found = format ? await findContenu(db, { compteId, id, format }) : null
    if (!format || !found?.contenu || etatDonnees(found, now) !== 'prete')
      return refuse(context, 'document', nom)
    await write(db, membreDe({ client, visiteur, now }), async (e) => {
      await securite.requireIdentite(e, visiteur, now)
      return note(e, { a: 'auteur', action: 'donnees-telechargees', detail: { format } })
    })
    const nomFichier = `mes-donnees-${dateAParis(found.creeLe)}.${format}`
    return format === 'pdf'
      ? {
          typeMime: 'application/pdf',
          nomFichier,
          contenu: Buffer.from(sealer.unseal(found.contenu, sealed.copiePdf(id)), 'base64'),
        }
      : {
          typeMime: 'application/json; charset=utf-8',
          nomFichier,
          contenu: Buffer.from(sealer.unseal(found.contenu, sealed.copieJson(id))),
        }
  },
})

/** Reads part after part, writes both files, tells their owner. */
async function prepare(deps: CopiesDeps, id: string, now: Date): Promise<void> {
  const { db, sealer, messages, findClient } = deps
  const found = await findAPreparer(db, id)
  // Prepared by a try before this one, or the account is gone.
  if (!found) return
  const client = findClient(found.clientCode)
  if (!client) throw new Error('The insurer of a copy is gone')
  const { compteId, email } = found
  const concerne = await readConcerne(db, client, found, now)
  const lues: Lue[] = []
  for (const partie of rangees(deps.parties)) {
    lues.push({ partie, rows: await partie.lire(concerne) })
    await updateFaites(db, id, lues.length)
  }
  const json = sealer.seal(toJson(client, lues, now), sealed.copieJson(id))
  const bytes = await toPdf(client, lues, now)
  const pdf = sealer.seal(bytes.toString('base64'), sealed.copiePdf(id))
  await write(db, { client, now, auteur: null, messages }, async (e) => {
    const change = await finishCopie(e, { id, compteId, pdf, json, pretLe: now })
    if (!change) return unchanged(e, undefined)
    const jusquAu = dateAParis(finDonnees(now))
    const lien = `${client.adressePublique}/#${LIEN}`
    const message = notice(client, copiePrete, { email, prenom: null }, { jusquAu, lien })
    return tell(e, change, {
      a: { compte: compteId },
      action: 'donnees-pretes',
      avis: [{ message, compteId, texte: textes.notification(jusquAu), lien: LIEN }],
    })
  })
}

export const copiesHandlers = (deps: CopiesDeps) => [
  handles(preparer, ({ copieId }, { now }) => prepare(deps, copieId, now)),
]
