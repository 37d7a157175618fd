import { randomUUID } from 'node:crypto'
import { type GesteGestionnaire, isEchange, type UploadedFile } from '@espace-adherent/contract'
import {
  dateAParis,
  libellesCauseReclamation,
  peutDonnerAvis,
  realFaults,
  resteACompleter,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { announce, type SuiteActe } from '../nouvelles/index.ts'
import { refuseAbsent } from './absents.ts'
import { pieceDe, suiteDe } from './courriel.ts'
import { isIrrefusable, type Suite } from './demande.ts'
import { type Changement, type DemandeRow, findDemande } from './demandes.repository.ts'
import { refuseCollegue, refuseDeport } from './deport.ts'
import { findCollegue } from './file.repository.ts'
import { type Auteur, findIsRepondue, type GestesDeps, write } from './gestes.ts'
import { arrete, repart } from './horloge.ts'
import { keepLegales } from './legales.repository.ts'
import { finDesPieces, legalesDe, startLegales } from './legales.ts'
import type { Reprise } from './moteur.ts'
import { askPapiers } from './papiers.ts'
import { attachPieces } from './pieces.ts'
import { updateRegistre } from './registre.repository.ts'
import { code, recognise, requalify } from './requalifier.ts'
import { join } from './reunion.ts'
import { sealSuite } from './suite.ts'
import { closeAttentes, findChampsDemandes, insertAttente } from './suivi.repository.ts'
import { textes } from './textes.ts'
import { noteGeste, trace } from './trace.ts'
import { take } from './verrou.ts'

/** What a clerk, or the management system, does with a request of their insurer; null when there is none. */
export async function moveByGestionnaire(
  deps: GestesDeps,
  tx: Executor,
  auteur: Auteur,
  voulu: GesteGestionnaire,
): Promise<DemandeRow | null> {
  if (voulu.geste === 'noter') return note(deps, tx, auteur, voulu)
  if (voulu.geste === 'reunir') return join(deps, tx, auteur, voulu)
  const { client, now } = auteur
  const acteur = acteurDe(auteur)
  const { geste, id } = voulu
  const reste = 'texte' in voulu && voulu.texte ? resteACompleter(voulu.texte) : null
  if (reste) throw new AppError('BadRequest', undefined, { texte: textes.aCompleter(reste) })
  const revision = 'revision' in voulu ? voulu.revision : undefined
  const clientCode = client.code
  const isRepondue =
    voulu.geste === 'conclure' && (voulu.texte !== null || (await findIsRepondue(tx, id)))
  const taken = await take(
    deps.moteur,
    tx,
    { clientCode, id, geste, acteur, revision, isRepondue, now },
    async (row) => {
      await refuseDeport(deps.sealer, tx, auteur, row, voulu)
      return true
    },
  )
  if (!taken) return null
  const { row, etat } = taken
  const suite: Suite = suitePar(auteur, geste)
  const chez = chezQui(auteur, row)
  const move = (changement: Changement, more: Suite[] = []) =>
    trace(deps.sealer, tx, row, [suite, ...more], { etat, ...changement }, now)
  const kept = (said: SuiteActe | null) => ({ suite: sealSuite(deps.sealer, client, id, said) })
  // Who has it is the clerks' own affair: whether it can still be done does not matter yet.
  if (voulu.geste === 'prendre') return move({ gestionnaireId: chez })
  if (voulu.geste === 'rendre') return move({ gestionnaireId: null })
  if (voulu.geste === 'confier') {
    const collegue = await findCollegue(tx, clientCode, voulu.a)
    if (!collegue) throw new AppError('BadRequest', undefined, { a: textes.collegueInconnu })
    await refuseAbsent(tx, clientCode, collegue.id, dateAParis(now), 'a')
    await refuseCollegue(deps.sealer, tx, { compteId: collegue.id, now }, row)
    suite.texte = collegue.nom
    return move({ gestionnaireId: collegue.id })
  }
  if (voulu.geste === 'tenir') {
    const [tenue] = await keepLegales(tx, id, [voulu.cle], now)
    if (!tenue) throw new AppError('Conflict', textes.dejaTenue)
    suite.texte = legalesDe(row.acte).find(({ cle }) => cle === voulu.cle)?.libelle ?? voulu.cle
    return move({})
  }
  if (voulu.geste === 'analyser') {
    const action = voulu.action || null
    const [inscrite] = await updateRegistre(tx, id, { cause: voulu.cause, action })
    if (!inscrite) throw new AppError('Conflict', textes.pasAuRegistre)
    suite.texte = [libellesCauseReclamation[voulu.cause], action].filter(Boolean).join(' – ')
    return move({})
  }
  if (voulu.geste === 'requalifier') {
    const { texte, changement, data, depart } = await requalify(deps, tx, row, voulu)
    suite.texte = texte
    const moved = await move({ gestionnaireId: chez, ...changement })
    // What it is now had to be done since it was sent.
    if (depart) {
      await startLegales(tx, moved, data, row.creeLe)
      await askPapiers(deps.jobs, tx, moved, 'envoi')
    }
    return moved
  }
  if (voulu.geste === 'coder')
    return move({ gestionnaireId: chez, ...(await code(deps, tx, auteur, row, voulu)) })
  if (voulu.geste === 'rattacher') {
    suite.texte = voulu.numeroContrat
    return move({ gestionnaireId: chez, ...(await recognise(deps, tx, row, voulu, now)) })
  }
  if (voulu.geste === 'demander' && row.compteId === null && row.demandeur)
    throw new AppError('Conflict', textes.sansEspace)
  const reprise = await deps.moteur.reprend(tx, client, row, now)
  if (voulu.geste === 'clore') {
    if (isIrrefusable(row.acte) && reprise && !realFaults(reprise.faults))
      throw new AppError('Conflict', textes.neSeClotPas)
    suite.texte = voulu.texte
    const say = reprise && suiteDe(deps.moteur, row, voulu, reprise, now)
    if (say) await announce(deps.messages, tx, client, reprise.destinataire, id, say, now)
    await closeAttentes(tx, id, now)
    return move({ decideeLe: now, pauseDepuis: null, ...kept(say) })
  }
  if (!reprise) throw new AppError('Conflict', textes.compteFerme)
  // In their own words, a mail of the medical service would leave with what only they read.
  if ('lettre' in voulu && voulu.lettre && isDuService(auteur, row))
    throw new AppError('BadRequest', textes.lettreSante, { 'lettre.corps': textes.lettreSante })
  const say = suiteDe(deps.moteur, row, voulu, reprise, now)
  const suivi = await act(deps, tx, row, voulu, reprise, auteur)
  if (say) await announce(deps.messages, tx, client, reprise.destinataire, id, say, now)
  const isEcrit = voulu.geste === 'ecrire' || voulu.geste === 'conclure'
  if ('texte' in voulu && !isEcrit) suite.texte = voulu.texte
  // A message comes of nothing, unless it is the answer: what was said of the request still is.
  const dite = isEcrit && !(say && isEchange(row.acte)) ? {} : kept(say)
  const moved = await move({ ...suivi.changement, ...dite }, suivi.more)
  if (voulu.geste === 'accepter') await askPapiers(deps.jobs, tx, row, 'decision')
  return moved
}

const acteurDe = ({ compteId }: Auteur) => (compteId === null ? 'systeme' : 'gestionnaire')

const suitePar = (auteur: Auteur, geste: Suite['geste']): Suite => ({
  geste,
  par: acteurDe(auteur),
  auteurId: auteur.compteId,
  cleId: auteur.cleId ?? null,
})

/** A system has nothing on its desk: what a clerk had stays theirs. */
const chezQui = ({ compteId }: Auteur, row: DemandeRow) => compteId ?? row.gestionnaireId

type Suivi = { changement: Changement; more?: Suite[] }
type Parle = Exclude<
  GesteGestionnaire,
  {
    geste:
      | 'prendre'
      | 'rendre'
      | 'confier'
      | 'clore'
      | 'noter'
      | 'tenir'
      | 'requalifier'
      | 'coder'
      | 'rattacher'
      | 'analyser'
      | 'reunir'
  }
>

/** What the member is told of is done, and what becomes of the request is said. */
async function act(
  deps: GestesDeps,
  tx: Executor,
  row: DemandeRow,
  voulu: Parle,
  reprise: Reprise,
  auteur: Auteur,
): Promise<Suivi> {
  const { id } = row
  const { now } = auteur
  const gestionnaireId = chezQui(auteur, row)
  switch (voulu.geste) {
    case 'revenir':
      return { changement: { decideeLe: null, effetLe: null, gestionnaireId } }
    case 'ecrire': {
      await answer(deps, tx, row, voulu, auteur)
      if (!isEchange(row.acte)) return { changement: {} }
      // Answered, it is whose answer it was, and waits for its member.
      const rouverte = { decideeLe: null, appliqueeLe: null }
      return { changement: { ...rouverte, gestionnaireId, ...arrete(row, now) } }
    }
    case 'conclure': {
      if (voulu.texte !== null)
        await answer(deps, tx, row, { ...voulu, texte: voulu.texte }, auteur)
      else if (voulu.fichiers?.length)
        throw new AppError('BadRequest', undefined, { texte: textes.jointeSansTexte })
      await closeAttentes(tx, id, now)
      const fin = { decideeLe: now, appliqueeLe: now, gestionnaireId }
      return { changement: { ...fin, ...repart(row, now) } }
    }
    case 'demander':
      return {
        changement: { gestionnaireId, ...(await ask(deps, tx, row, voulu, now)) },
      }
    case 'refuser':
      await closeAttentes(tx, id, now)
      return { changement: { decideeLe: now, ...repart(row, now) } }
    case 'accepter': {
      const faults = realFaults(reprise.faults)
      if (faults)
        throw new AppError('Conflict', textes.nePeutPlus(Object.values(faults).join(' ; ')), faults)
      await closeAttentes(tx, id, now)
      const { effetLe } = reprise
      const decidee = { decideeLe: now, effetLe, ...repart(row, now) }
      if (effetLe !== null && effetLe > dateAParis(now)) return { changement: decidee }
      await reprise.apply()
      return {
        changement: { ...decidee, appliqueeLe: now },
        more: [{ geste: 'appliquer', par: 'portail' }],
      }
    }
  }
}

/** What the member reads, and what goes with it: theirs from then on. */
async function answer(
  deps: GestesDeps,
  tx: Executor,
  row: DemandeRow,
  { texte, fichiers = [] }: { texte: string; fichiers?: readonly UploadedFile[] | undefined },
  auteur: Auteur,
): Promise<void> {
  const { compteId, now } = auteur
  const isMedicale = isDuService(auteur, row)
  await write(deps, tx, row, { par: 'gestionnaire', auteurId: compteId, texte, isMedicale, now })
  if (fichiers.length === 0) return
  if (row.compteId === null) throw new AppError('Conflict', textes.sansEspace)
  await attachPieces(
    deps.fichiers,
    tx,
    { compteId: row.compteId, demandeId: row.id, deposantId: compteId ?? row.compteId },
    fichiers.map((fichier) => ({
      champ: 'fichiers',
      libelle: textes.jointe,
      isMedicale,
      fichier,
    })),
    now,
  )
}

type Demander = Extract<GesteGestionnaire, { geste: 'demander' }>

/** Writes down what is awaited, and stops the clerks' clock. */
async function ask(
  { sealer, moteur }: GestesDeps,
  tx: Executor,
  row: DemandeRow,
  voulu: Demander,
  now: Date,
): Promise<Changement> {
  const { champ, motif, texte, echeance } = voulu
  const id = randomUUID()
  const jusquau = await finDesPieces(tx, row)
  if (jusquau && champ !== null && (await findChampsDemandes(tx, row.id)).includes(champ))
    throw new AppError('BadRequest', undefined, { champ: textes.pieceDejaDemandee })
  await insertAttente(tx, {
    id,
    demandeId: row.id,
    nature: champ === null ? 'reponse' : 'piece',
    champ,
    libelle: pieceDe(moteur, row.acte, champ),
    motif,
    texte: texte === null ? null : sealer.seal(texte, sealed.attenteTexte(id)),
    demandeLe: now,
    echeance,
    reponduLe: null,
  })
  // Asked for too late, it stops nothing.
  return jusquau && dateAParis(now) > jusquau ? {} : arrete(row, now)
}

/** Said by somebody of the medical service, of a request that may carry medical papers: theirs, as what comes in is. */
const isDuService = ({ roles }: Auteur, { isMedicale }: DemandeRow) =>
  isMedicale && peutDonnerAvis(roles)

type Noter = Extract<GesteGestionnaire, { geste: 'noter' }>

/** A note moves nothing: what others were about to decide stays good. */
async function note(
  deps: GestesDeps,
  tx: Executor,
  auteur: Auteur,
  voulu: Noter,
): Promise<DemandeRow | null> {
  const { client, compteId, now } = auteur
  const { id, texte } = voulu
  const row = await findDemande(tx, client.code, id)
  if (!row) return null
  if (row.jointeA) throw new AppError('Conflict', textes.dejaJointe)
  await refuseDeport(deps.sealer, tx, auteur, row, voulu)
  const isMedicale = isDuService(auteur, row)
  await write(deps, tx, row, { par: 'note', auteurId: compteId, texte, isMedicale, now })
  await noteGeste(tx, row, { ...suitePar(auteur, 'recevoir'), geste: 'noter' }, now)
  return row
}
