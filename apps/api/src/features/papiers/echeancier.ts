import { dateAParis, dernierJourEcheance, isPubliable } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { takeAvis } from '../cotisations/index.ts'
import { insertPdf } from '../documents/index.ts'
import { lienRetourPapier, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { type Avis, findAvis } from './echeancier.repository.ts'
import type { AvisDeps } from './fermeture.ts'
import * as mots from './mots.ts'
import { prouver } from './preuves.ts'
import { textes } from './textes.ts'

const ROUTE = '/cotisations'

/**
 * Keeps the new schedule of each contract whose contributions changed, and tells its adherent. Without the
 * ratios of its year it waits until staff have written them.
 */
export async function annoncerEcheanciers(
  deps: AvisDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps
  const jour = dateAParis(now)
  const walked = await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'papiers.echeancier',
      find: ({ code }, apres: Avis | null, limite) =>
        findAvis(db, { clientCode: code, jour, apres, limite }),
      cleOf: ({ numeroContrat, annee }) => `${numeroContrat} ${annee}`,
      async work(tx, client, avis) {
        const { annee, typeContrat, ratios } = avis
        if (!isPubliable(annee, { typeContrat, ratios: ratios ?? undefined }, jour)) return false
        if (!(await takeAvis(tx, avis))) return false
        await garder(tx, avis, jour)
        await prevenir(deps, tx, client, avis, now)
        return true
      },
    },
  )
  return walked.done
}

const garder = (tx: Executor, { clientCode, numeroContrat, annee }: Avis, le: string) =>
  insertPdf(
    tx,
    { clientCode, numeroContrat },
    {
      nature: 'cotisations',
      titre: textes.echeancier(annee),
      le,
      edition: 'echeancier',
      parametres: { debut: `${annee}-01-01`, fin: `${annee}-12-31` },
      nomFichier: `echeancier-${annee}-${numeroContrat}-${le}.pdf`,
    },
  )

async function prevenir(
  deps: AvisDeps,
  tx: Executor,
  client: Client,
  { compteId, email, prenom, montant, jour, rum, ics, ...avis }: Avis,
  now: Date,
): Promise<void> {
  if (compteId === null || email === null || montant === null || jour === null) return
  const { clientCode, numeroContrat: numero, annee, typeContrat } = avis
  const objet = `${numero} ${now.toISOString()}`
  const preuve = { clientCode, compteId, nature: 'echeancier', objet, moyen: 'email' } as const
  await prouver(deps, tx, { ...preuve, email }, now)
  const message = notice(
    client,
    mots.echeancier,
    { email, prenom },
    {
      annee: String(annee),
      numero,
      montant,
      jour,
      rum,
      ics,
      dernier: dernierJourEcheance(annee),
      sante: typeContrat === 'sante',
      lien: `${client.adressePublique}/#${ROUTE}`,
      papier: lienRetourPapier(deps.sealer, client, compteId, now),
    },
  )
  await deps.messages.enqueue(tx, { ...message, documentDe: compteId })
  const titre = message.subject ?? ''
  await insertNotification(tx, { compteId, titre, texte: '', lien: ROUTE, creeLe: now })
}
