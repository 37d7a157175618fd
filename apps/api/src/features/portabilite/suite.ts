import { addDays, dateAParis, JOURS_AVANT_FIN_PORTABILITE } from '@espace-adherent/domain'
import {
  type CleContrat,
  findCouverts,
  holdContrat,
  isDecede,
  tellAll,
  unchanged,
  write,
} from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import { lienRetourPapier, type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { prouver } from '../papiers/index.ts'
import { endContrat } from '../resiliation/index.ts'
import * as mots from './mots.ts'
import { findAvant } from './portabilite.repository.ts'

export type PortabiliteDeps = {
  db: Executor
  sealer: Sealer
  messages: Messages
  allClients(): readonly Client[]
}

const LIEN = '/contrats'

type Etape = 'ouverte' | 'bientot' | 'finie'
type Portee = CleContrat & { nomOffre: string; jusquAu: string }

/** Tells whoever subscribed, with the proof that they were told; false: they were already. */
export async function dire(
  { sealer, messages }: Pick<PortabiliteDeps, 'sealer' | 'messages'>,
  tx: Executor,
  client: Client,
  { clientCode, numeroContrat: numero, nomOffre, jusquAu }: Portee,
  etape: Etape,
  { now, auteurId = null }: { now: Date; auteurId?: string | null },
): Promise<boolean> {
  const couverts = await findCouverts(tx, { clientCode, numeroContrat: numero })
  const adherent = couverts.find(({ qualite }) => qualite === 'adherent')
  const evenement = { clientCode, auteurId, objet: 'contrat', cible: numero, le: now } as const
  const compteId = adherent?.compteId ?? null
  const isEcrit = compteId !== null && !(await isDecede(tx, compteId))
  if (!adherent || !isEcrit || adherent.email === null) {
    if (etape === 'bientot') return false
    await recordEvenement(tx, { ...evenement, compteId, action: `portabilite-${etape}` })
    return false
  }
  const { email, prenom } = adherent
  const objet = `${numero} ${etape} ${jusquAu}`
  const preuve = { clientCode, compteId, nature: 'portabilite', objet, moyen: 'email' } as const
  if (!(await prouver({ sealer }, tx, { ...preuve, email }, now))) return false
  await recordEvenement(tx, { ...evenement, compteId, action: `portabilite-${etape}` })
  const dit = { nomOffre, numero, dernier: jusquAu, lien: `${client.adressePublique}/#${LIEN}` }
  const qui = { email, prenom }
  const mail =
    etape === 'ouverte'
      ? notice(client, mots.ouverte, qui, {
          ...dit,
          papier: lienRetourPapier(sealer, client, compteId, now),
        })
      : notice(client, etape === 'bientot' ? mots.bientot : mots.finie, qui, dit)
  await messages.enqueue(tx, etape === 'ouverte' ? { ...mail, documentDe: compteId } : mail)
  const titre = mail.subject ?? ''
  await insertNotification(tx, { compteId, titre, texte: nomOffre, lien: LIEN, creeLe: now })
  return true
}

/** Ends what is over, and tells of what soon will be; each once, however often it is asked. */
export async function suivrePortabilites(
  deps: PortabiliteDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps
  const aujourdhui = dateAParis(now)
  const jour = addDays(aujourdhui, JOURS_AVANT_FIN_PORTABILITE)
  const walked = await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'portabilite.suivi',
      find: ({ code }, apres: Portee | null, limite) =>
        findAvant(db, { clientCode: code, jour, apres, limite }),
      cleOf: ({ numeroContrat }) => numeroContrat,
      async work(tx, client, portee) {
        const tenu = await holdContrat(tx, portee)
        if (tenu?.portabiliteJusquAu !== portee.jusquAu || tenu.etat === 'resilie') return false
        const isFinie = portee.jusquAu < aujourdhui
        if (!isFinie) return dire(deps, tx, client, portee, 'bientot', { now })
        return write(tx, { client, now, auteur: null, messages: deps.messages }, async (e) => {
          await endContrat(e, portee, { dernier: portee.jusquAu, le: now })
          const isDite = await dire(deps, e, client, portee, 'finie', { now })
          tellAll(e)
          return unchanged(e, isDite)
        })
      },
    },
  )
  return walked.done
}
