import { type ActeGestion, type ActeRecu, actes, isPreference } from '@espace-adherent/contract'
import { type ModeGestion, type ReglesActe, realFaults } from '@espace-adherent/domain'
import { type Ecriture, unchanged, write } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Transaction } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import type { MembreContext } from '../context.ts'
import {
  askPapiers,
  attachPieces,
  createDelais,
  type DemandeRow,
  type Ecrite,
  type Envoi,
  empreinteDe,
  findRejouee,
  isCleDejaPrise,
  readSuite,
  referenceDe,
  type Suite,
  sealSuite,
  textesDemandes,
  writeDemande,
} from '../demandes/index.ts'
import type { Fichiers } from '../fichiers/index.ts'
import type { Messages } from '../messages/index.ts'
import {
  announce,
  announceVers,
  direSuite,
  note,
  type Qui,
  type SuiteActe,
} from '../nouvelles/index.ts'
import type { Securite } from '../securite/index.ts'
import { deleteBrouillon } from './brouillons.repository.ts'
import { exigerConseil, remettreConseil } from './conseil.ts'
import { presentIdentite, requireIdentite, signer } from './preuve.ts'
import { reglesDe } from './regles.ts'
import { createReprises } from './reprise.ts'
import { planifieeUsuelle } from './suite.ts'
import { hold, presume } from './sujet.ts'
import { textes } from './textes.ts'
import type { Appelant, Lecture, Prepare, Traite } from './traite.ts'

export type MoteurDeps = {
  sealer: Sealer
  messages: Messages
  securite: Securite
  fichiers: Fichiers
  jobs: Pick<Jobs, 'enqueue'>
  traites: Readonly<Record<ActeGestion, Traite>>
}

/** A request; nothing to ask for; or a choice, of which there is no request. */
type Issue = Ecrite | { row: DemandeRow; numero: number } | null | { choix: SuiteActe }

type ActesDeps = Omit<MoteurDeps, 'traites'> & {
  findClient(code: string): Client | undefined
  allClients(): readonly Client[]
}

/** Every act with what it does, in the order of the contract, and the engine that treats them all. */
export function createActes(deps: ActesDeps, brought: readonly Traite[]) {
  const keys = Object.keys(actes) as ActeGestion[]
  const traites = Object.fromEntries(
    keys.map((key) => {
      const [traite, second] = brought.filter(({ acte }) => acte.key === key)
      if (!traite || second) throw new Error(`${key} is not treated by one slice`)
      return [key, traite]
    }),
  ) as Record<ActeGestion, Traite>
  return { ...deps, traites, moteur: createMoteur({ ...deps, traites }), delais: createDelais() }
}

export type Actes = ReturnType<typeof createActes>

/** Receives every act; see `reprise.ts` for those taken up again when a clerk or their day decides. */
export function createMoteur(deps: MoteurDeps) {
  const { sealer, messages, fichiers, traites } = deps

  /** The change, its request, its history and its mail are written together, or not at all. */
  async function receive(
    context: MembreContext,
    acte: ActeGestion,
    saisie: object,
  ): Promise<ActeRecu> {
    const { db, client, visiteur, now } = context
    const traite = traites[acte]
    const regles = reglesDe(client, acte, now, visiteur)
    const numeroContrat = traite.numeroContrat(saisie)
    // What rests on no fact is refused before anything is asked of the database.
    const tot = traite.faits ? null : prepareSain(traite, saisie, regles, SANS_FAITS)
    const envoi: Envoi = {
      clientCode: client.code,
      compteId: visiteur.compteId,
      numeroContrat,
      acte,
      // Read by the act's own schema, whose keys always come in the same order.
      empreinte: empreinteDe(sealer, acte, JSON.stringify(saisie)),
      cle: context.idempotencyKey,
    }
    const identite = await presentIdentite(deps, context, traite)
    const qui = { client, now, auteur: { compteId: visiteur.compteId }, messages }
    const issue = await write(db, qui, async (tx) => {
      // Asked for in one breath, and done in this order: who waited for the subject sees what it became.
      const held = hold(tx, traite, context, numeroContrat)
      const replayed = findRejouee(tx, envoi, now)
      const early = tot && traite.avant(tx, presume(context, numeroContrat), tot.data, SANS_FAITS)
      // Of an act about the account, who asks is known before it is held.
      const lus =
        numeroContrat === null
          ? traite.faits?.(tx, { ...visiteur, client, contrat: null, now, envoyeeLe: now }, regles)
          : undefined
      const [contrat, rejouee] = await inOrder([held, replayed, early ?? lus])
      if (rejouee) return unchanged<Issue>(tx, { row: rejouee, numero: rejouee.numero })
      const appelant = { ...visiteur, client, contrat, now, envoyeeLe: now }
      const faits =
        (await (tot ? null : (lus ?? traite.faits?.(tx, appelant, regles)))) ?? SANS_FAITS
      const prepare = tot ?? prepareSain(traite, saisie, regles, faits)
      refuseFaults(await exigerConseil(sealer, tx, traite, saisie, appelant))
      const moyen = await requireIdentite(deps, tx, identite, now)
      const avant = await (early ?? traite.avant(tx, appelant, prepare.data, faits))
      const lecture = traite.lire(tx, appelant, prepare.data, regles, avant)
      refuseFaults(lecture.faults)
      if (lecture.isDejaFait) return unchanged<Issue>(tx, null)
      if (isPreference(acte))
        return unchanged<Issue>(tx, { choix: await choose(tx, acte, prepare, lecture, appelant) })
      const suivies = lecture.isAExaminer ? { ...regles, modeGestion: MANUEL } : regles
      const ecrite = await receiveDemande(tx, traite, {
        envoi,
        regles: suivies,
        prepare,
        lecture,
        appelant,
      })
      await signer(sealer, tx, traite, {
        ...ecrite,
        data: prepare.data,
        lecture,
        appelant,
        moyen,
      })
      await remettreConseil(sealer, tx, traite, saisie, appelant, ecrite.row.id)
      return unchanged<Issue>(tx, ecrite)
    }).catch((error) => {
      // The same key, for something else, while this one was on its way.
      if (isCleDejaPrise(error)) throw new AppError('Conflict', textesDemandes.cleDejaUtilisee)
      throw error
    })
    const sansDemande = { demande: null, effetLe: null }
    if (issue === null) return toAnswer(regles.modeGestion, { ...sansDemande, suite: textes.deja })
    if ('choix' in issue) {
      const suite = direSuite(client, issue.choix)
      const recu = toAnswer(regles.modeGestion, { ...sansDemande, suite })
      return { ...recu, isAccuseReception: recu.isAccuseReception && !issue.choix.isDite }
    }
    return toRecu({ ...issue.row, numero: await issue.numero })
  }

  /** A preference is done as it is chosen: its line of history says so, and nobody has a request to follow or to study. */
  async function choose(
    tx: Ecriture<Qui>,
    acte: ActeGestion,
    { sujet }: Prepare,
    lecture: Lecture,
    appelant: Appelant,
  ): Promise<SuiteActe> {
    const { compteId, client, now } = appelant
    const planifiee = () => {
      throw new Error('A preference counts at once')
    }
    const suite = lecture.suite({ issue: 'appliquee', effetLe: null, isReprise: false, planifiee })
    await lecture.apply(SANS_DEMANDE, messages)
    await note(tx, { action: 'preference-choisie', objet: 'preference', cible: acte, a: 'auteur' })
    await deleteBrouillon(tx, { compteId, acte, sujet })
    const { annonce, vers = '/profil/preferences', isDite } = suite
    if (!isDite) await announceVers(messages, tx, client, appelant, vers, annonce, now)
    return suite
  }

  type Ecrire = {
    envoi: Envoi
    regles: ReglesActe
    prepare: Prepare
    lecture: Lecture
    appelant: Appelant
  }

  async function receiveDemande(
    tx: Transaction,
    { acte }: Traite,
    { envoi, regles, prepare, lecture, appelant }: Ecrire,
  ): Promise<Ecrite> {
    const { compteId, client, now } = appelant
    const { effetLe, lignes } = lecture
    const isManuel = regles.modeGestion === 'manuel'
    const isPourPlusTard = effetLe !== null && effetLe > regles.jour
    const isAppliquee = !isManuel && !isPourPlusTard
    const suites: Suite[] = [{ geste: 'recevoir', par: 'membre' }]
    if (!isManuel) suites.push({ geste: 'accepter', par: 'portail' })
    if (isAppliquee) suites.push({ geste: 'appliquer', par: 'portail' })
    const issue = isManuel ? 'recue' : isAppliquee ? 'appliquee' : 'planifiee'
    const suiteDe = (reference: string | null) => {
      const { contrat } = appelant
      const acceptee = { acte: acte.key, reference, effetLe, contrat, now, lignes }
      const planifiee = () => planifieeUsuelle(acceptee)
      return lecture.suite({ issue, effetLe, isReprise: false, planifiee })
    }
    const suite = suiteDe(null)
    const ecrite = await writeDemande(
      sealer,
      tx,
      {
        ...envoi,
        version: acte.version,
        data: prepare.data,
        lignes,
        suite: (id) => sealSuite(sealer, client, id, suite),
        modeGestion: regles.modeGestion,
        effetLe,
        issue: {
          etat: isManuel ? 'recue' : 'acceptee',
          decideeLe: isManuel ? null : now,
          appliqueeLe: isAppliquee ? now : null,
        },
        suites,
      },
      now,
    )
    if (isAppliquee) await lecture.apply(ecrite.row.id, messages)
    await deleteBrouillon(tx, { compteId, acte: envoi.acte, sujet: prepare.sujet })
    const { row } = ecrite
    await attachPieces(fichiers, tx, { compteId, demandeId: row.id }, prepare.jointes, now)
    const propre = await lecture.recue(row)
    await askPapiers(deps.jobs, tx, row, 'envoi')
    if (!isManuel) await askPapiers(deps.jobs, tx, row, 'decision')
    // A mail names the request by its reference, which the database gives.
    const dite = propre
      ? { annonce: propre }
      : issue === 'planifiee' && !suite.isDite
        ? suiteDe(referenceDe({ ...row, numero: await ecrite.numero }))
        : suite
    await announce(messages, tx, client, appelant, row.id, dite, now)
    return ecrite
  }

  const toRecu = (row: DemandeRow): ActeRecu =>
    toAnswer(row.modeGestion, {
      demande: { id: row.id, reference: referenceDe(row) },
      // A day to come: what is done already has none to wait for.
      effetLe: row.appliqueeLe === null ? row.effetLe : null,
      suite: readSuite(sealer, row) ?? textes.enregistree,
    })

  const toAnswer = (
    modeGestion: ModeGestion,
    suite: Pick<ActeRecu, 'demande' | 'effetLe' | 'suite'>,
  ): ActeRecu => ({
    isModeGestionManuel: modeGestion === 'manuel',
    isAccuseReception: messages.canSend('MAIL'),
    ...suite,
  })

  return { receive, pourDemandes: createReprises({ sealer, traites, messages }), traites }
}

const SANS_FAITS = {}
/** What a preference does is written under no request. */
const SANS_DEMANDE = ''
const MANUEL = 'manuel' as const

/** What was sent, with nothing wrong in it; refused otherwise, field by field. */
function prepareSain(traite: Traite, saisie: object, regles: ReglesActe, faits: object): Prepare {
  const prepare = traite.prepare(saisie, regles, faits)
  refuseFaults(prepare.faults)
  return prepare
}

/** Whoever is told of the first that fails may not hear of the others. */
async function inOrder<A, B>([first, second, third]: readonly [
  Promise<A>,
  Promise<B>,
  Promise<unknown> | null | undefined,
]) {
  for (const promise of [second, third]) promise?.catch(() => {})
  return [await first, await second] as const
}

function refuseFaults(faults: Parameters<typeof realFaults>[0]): void {
  const champs = realFaults(faults)
  if (champs) throw new AppError('BadRequest', undefined, champs)
}
