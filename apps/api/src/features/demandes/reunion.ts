import { randomUUID } from 'node:crypto'
import { type GesteGestionnaire, isEchange } from '@espace-adherent/contract'
import { type LigneResume, reunir } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { referenceDe } from './demande.ts'
import { type DemandeRow, findDemande } from './demandes.repository.ts'
import { refuseDeport } from './deport.ts'
import type { Auteur, GestesDeps } from './gestes.ts'
import { reunie } from './horloge.ts'
import { moveJointes } from './reunion.repository.ts'
import { insertMessage, moveSuivi } from './suivi.repository.ts'
import { textes } from './textes.ts'
import { trace } from './trace.ts'
import { take } from './verrou.ts'

export type Reunir = Extract<GesteGestionnaire, { geste: 'reunir' }>

/**
 * Two messages become one conversation, the older one: its member finds all that was said there, and is told nothing,
 * since nothing was answered. What the younger one was, and what happened to it, stays with it. For good: what is
 * written from then on belongs to both. Null: one of them is not there.
 */
export async function join(
  deps: GestesDeps,
  tx: Executor,
  auteur: Auteur,
  voulu: Reunir,
): Promise<DemandeRow | null> {
  const { client, compteId, now } = auteur
  const une = await findDemande(tx, client.code, voulu.id)
  if (!une) return null
  await refuseDeport(deps.sealer, tx, auteur, une, voulu)
  // Of the same account and contract, or refused below: whoever may treat one may treat the other.
  const autre = await findDemande(tx, client.code, voulu.avec)
  if (!autre) return null
  // Sent twice, it is done once.
  if (une.jointeA === autre.id) return autre
  if (autre.jointeA === une.id) return une
  const issue = reunir(toAReunir(une), toAReunir(autre))
  if ('refus' in issue) throw new AppError('Conflict', issue.refus)
  const revisions = { [voulu.id]: voulu.revision, [voulu.avec]: voulu.revisionAvec }
  const hold = async (id: string, geste: 'reunir' | 'joindre') => {
    const de = { clientCode: client.code, id, geste, acteur: 'gestionnaire', now } as const
    const taken = await take(deps.moteur, tx, { ...de, revision: revisions[id] }, async (row) => {
      await refuseDeport(deps.sealer, tx, auteur, row, voulu)
      return true
    })
    if (!taken) throw new AppError('NotFound')
    return taken
  }
  const garde = await hold(issue.garde.id, 'reunir')
  const jointe = await hold(issue.jointe.id, 'joindre')
  await keepPremiersMots(deps, tx, jointe.row, garde.row)
  await moveSuivi(tx, jointe.row.id, garde.row.id)
  await moveJointes(tx, jointe.row.id, garde.row.id)
  const dit = (geste: 'reunir' | 'joindre', vers: DemandeRow) =>
    ({ geste, par: 'gestionnaire', auteurId: compteId, texte: referenceDe(vers) }) as const
  await trace(
    deps.sealer,
    tx,
    jointe.row,
    [dit('joindre', garde.row)],
    { etat: jointe.etat, decideeLe: now, pauseDepuis: null, jointeA: garde.row.id },
    now,
  )
  return trace(
    deps.sealer,
    tx,
    garde.row,
    [dit('reunir', jointe.row)],
    {
      etat: garde.etat,
      decideeLe: null,
      appliqueeLe: null,
      gestionnaireId: compteId,
      isMedicale: garde.row.isMedicale || jointe.row.isMedicale,
      ...reunie(garde.row, jointe.row, now),
    },
    now,
  )
}

const toAReunir = ({ id, compteId, numeroContrat, acte, etat, numero }: DemandeRow) => ({
  id,
  compteId,
  numeroContrat,
  acte: isEchange(acte) ? acte : id,
  isOuverte: etat === 'recue' || etat === 'en-cours',
  numero,
})

/** A message begins with what was written in its form: the first words of it in the other conversation. */
async function keepPremiersMots(
  { sealer, moteur }: GestesDeps,
  tx: Executor,
  jointe: DemandeRow,
  garde: DemandeRow,
): Promise<void> {
  if (jointe.lignes === null) return
  const lignes = JSON.parse(
    sealer.unseal(jointe.lignes, sealed.demandeLignes(jointe.id)),
  ) as LigneResume[]
  const debut = moteur.message(jointe.acte, lignes)
  if (!debut) throw new AppError('Conflict', textes.pasAReunir)
  const id = randomUUID()
  await insertMessage(tx, {
    id,
    demandeId: garde.id,
    par: 'membre',
    auteurId: jointe.compteId,
    texte: sealer.seal(`${debut.sujet}\n\n${debut.texte}`, sealed.demandeMessage(id)),
    le: jointe.creeLe,
    isMedicale: jointe.isSaisieMedicale,
    qualifieLe: jointe.saisieQualifieeLe,
  })
}
