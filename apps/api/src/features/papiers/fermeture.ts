import {
  ANNEES_CONSERVATION,
  addDays,
  addYears,
  dateAParis,
  finConsultation,
  jourPreavis,
} from '@espace-adherent/domain'
import { write } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { type Messages, notice } from '../messages/index.ts'
import { note } from '../nouvelles/index.ts'
import { type ContratFini, findContratsFinis } from './fermeture.repository.ts'
import * as mots from './mots.ts'
import { preuve } from './preuves.ts'

export type AvisDeps = {
  db: Executor
  sealer: Sealer
  messages: Messages
  findClient(code: string): Client | undefined
  allClients(): readonly Client[]
}

const ROUTE = '/profil/donnees'
/** No notice is earlier than this: contracts that ended later are not even looked at. */
const JOURS_AU_PLUS = 62

/** Tells those whose ended contract will soon be closed, each once, and keeps the proof. */
export async function annoncerFermetures(
  deps: AvisDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps
  const jour = dateAParis(now)
  const du = addYears(jour, -ANNEES_CONSERVATION)
  const au = addDays(du, JOURS_AU_PLUS)
  const walked = await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'papiers.fermeture',
      find: ({ code }, apres: ContratFini | null, limite) =>
        findContratsFinis(db, { clientCode: code, du, au, apres, limite }),
      cleOf: ({ numero, compteId }) => `${numero} ${compteId}`,
      async work(tx, client, fini) {
        const dernier = finConsultation({ etat: 'resilie', dateFin: fini.dateFin })
        if (dernier === null || jour < jourPreavis(dernier) || jour > dernier) return false
        return annoncer(deps, tx, client, fini, dernier, now)
      },
    },
  )
  return walked.done
}

function annoncer(
  deps: AvisDeps,
  tx: Executor,
  client: Client,
  { numero, nomOffre, dateFin, ...qui }: ContratFini,
  dernier: string,
  now: Date,
): Promise<boolean> {
  const { compteId, clientCode, email } = qui
  const dite = { clientCode, compteId, nature: 'fermeture', objet: numero } as const
  const lien = `${client.adressePublique}/#${ROUTE}`
  const valeurs = { offre: nomOffre, numero, finLe: dateFin, dernier, lien }
  const message = notice(client, mots.fermeture, qui, valeurs)
  return write(tx, { client, now, auteur: null, messages: deps.messages }, (e) =>
    note(e, {
      a: { compte: compteId },
      action: 'fermeture-annoncee',
      objet: 'contrat',
      cible: numero,
      preuve: preuve(deps, { ...dite, moyen: 'email', email }, now),
      avis: [{ message, compteId, texte: '', lien: ROUTE }],
    }),
  )
}
