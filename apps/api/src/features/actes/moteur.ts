import { type ActeRecu, actes } from '@espace-adherent/contract'
import {
  type ActeGestion,
  dateAParis,
  isDansPortee,
  type LigneResume,
  type ModeGestion,
  type MoyenSignature,
  modeGestionDe,
  type ReglesActe,
  realFaults,
  texteSigne,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { sealed } from '../../schema/sealed.ts'
import type { MembreContext } from '../context.ts'
import {
  annonce,
  announce,
  askPapiers,
  attachPieces,
  createDelais,
  type DemandeRow,
  type Destinataire,
  type Ecrite,
  type Envoi,
  empreinteDe,
  findRejouee,
  isCleDejaPrise,
  keepSignature,
  type Moteur,
  papiersDe,
  planifieeMot,
  type Reprise,
  referenceDe,
  type Suite,
  textesDemandes,
  writeDemande,
} from '../demandes/index.ts'
import type { Fichiers } from '../fichiers/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import type { Securite } from '../securite/index.ts'
import { deleteBrouillon } from './brouillons.repository.ts'
import { exigerConseil, remettreConseil } from './conseil.ts'
import { findAuteur } from './demandeur.ts'
import { type ContratTenu, findCompte, lockCompte, lockContrat } from './sujet.repository.ts'
import { textes } from './textes.ts'
import type { Appelant, AppelantPresume, Lecture, Prepare, Traite } from './traite.ts'

export type MoteurDeps = {
  sealer: Sealer
  messages: Messages
  securite: Securite
  fichiers: Fichiers
  jobs: Pick<Jobs, 'enqueue'>
  traites: Readonly<Record<ActeGestion, Traite>>
}

export type MoteurActes = ReturnType<typeof createMoteur>

type ActesDeps = Omit<MoteurDeps, 'traites'> & {
  findClient(code: string): Client | undefined
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

export function reglesDe(
  { config }: Client,
  acte: ActeGestion,
  now: Date,
  demandeur?: ReglesActe['demandeur'],
): ReglesActe {
  return {
    ...(demandeur && { demandeur }),
    jour: dateAParis(now),
    modeGestion: modeGestionDe(config.modesGestion, acte),
    ibanEtrangerAccepte: config.ibanEtrangerAccepte,
  }
}

/** Receives every act, and takes requests up again when a clerk or their day decides. */
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
    const issue = await db
      .transaction(async (tx) => {
        // Asked for in one breath, and done in this order: who waited for the subject sees what it became.
        const held = hold(tx, traite, context, numeroContrat)
        const replayed = findRejouee(tx, envoi, now)
        const early = tot && traite.avant(tx, presume(context, numeroContrat), tot.data, SANS_FAITS)
        // Of an act about the account, who asks is known before it is held.
        const lus =
          numeroContrat === null
            ? traite.faits?.(
                tx,
                { ...visiteur, client, contrat: null, now, envoyeeLe: now },
                regles,
              )
            : undefined
        const [contrat, rejouee] = await inOrder([held, replayed, early ?? lus])
        if (rejouee) return { row: rejouee, numero: rejouee.numero }
        const appelant = { ...visiteur, client, contrat, now, envoyeeLe: now }
        const faits =
          (await (tot ? null : (lus ?? traite.faits?.(tx, appelant, regles)))) ?? SANS_FAITS
        const prepare = tot ?? prepareSain(traite, saisie, regles, faits)
        refuseFaults(await exigerConseil(sealer, tx, traite, saisie, appelant))
        const moyen = await requireIdentite(deps, tx, context, traite)
        const avant = await (early ?? traite.avant(tx, appelant, prepare.data, faits))
        const lecture = traite.lire(tx, appelant, prepare.data, regles, avant)
        refuseFaults(lecture.faults)
        if (lecture.isDejaFait) return null
        const suivies = lecture.isAExaminer ? { ...regles, modeGestion: MANUEL } : regles
        const ecrite = await write(tx, traite, {
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
        return ecrite
      })
      .catch((error) => {
        // The same key, for something else, while this one was on its way.
        if (isCleDejaPrise(error)) throw new AppError('Conflict', textesDemandes.cleDejaUtilisee)
        throw error
      })
    return issue
      ? toRecu({ ...issue.row, numero: await issue.numero })
      : toAnswer(regles.modeGestion, { demande: null, effetLe: null })
  }

  type Ecrire = {
    envoi: Envoi
    regles: ReglesActe
    prepare: Prepare
    lecture: Lecture
    appelant: Appelant
  }

  async function write(
    tx: Transaction,
    { acte }: Traite,
    { envoi, regles, prepare, lecture, appelant }: Ecrire,
  ): Promise<Ecrite> {
    const { compteId, client, now } = appelant
    const { effetLe, lignes, annonces } = lecture
    const isManuel = regles.modeGestion === 'manuel'
    const isPourPlusTard = effetLe !== null && effetLe > regles.jour
    const isAppliquee = !isManuel && !isPourPlusTard
    const suites: Suite[] = [{ geste: 'recevoir', par: 'membre' }]
    if (!isManuel) suites.push({ geste: 'accepter', par: 'portail' })
    if (isAppliquee) suites.push({ geste: 'appliquer', par: 'portail' })
    const ecrite = await writeDemande(
      sealer,
      tx,
      {
        ...envoi,
        version: acte.version,
        data: prepare.data,
        lignes,
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
    if (isAppliquee) await lecture.apply(ecrite.row.id)
    await deleteBrouillon(tx, { compteId, acte: envoi.acte, sujet: prepare.sujet })
    const { row } = ecrite
    const planifiee = async () => {
      const reference = referenceDe({ ...row, numero: await ecrite.numero })
      return annonce(planifieeMot, { libelle: acte.libelle, reference, effet: effetLe ?? '' })
    }
    const usuelle = isManuel ? annonces.recue : isAppliquee ? annonces.appliquee : null
    await attachPieces(fichiers, tx, { compteId, demandeId: row.id }, prepare.jointes, now)
    const propre = await lecture.recue(row)
    const isParPapier = !isManuel && papiersDe(envoi.acte, 'decision').length > 0
    const dite =
      propre ?? (isManuel || isAppliquee ? usuelle : isParPapier ? null : await planifiee())
    await askPapiers(deps.jobs, tx, row, 'envoi')
    if (!isManuel) await askPapiers(deps.jobs, tx, row, 'decision')
    if (dite) await announce(messages, tx, client, appelant, row.id, dite, now)
    return ecrite
  }

  const toRecu = (row: DemandeRow): ActeRecu =>
    toAnswer(row.modeGestion, {
      demande: { id: row.id, reference: referenceDe(row) },
      // A day to come: what is done already has none to wait for.
      effetLe: row.appliqueeLe === null ? row.effetLe : null,
    })

  const toAnswer = (
    modeGestion: ModeGestion,
    suite: Pick<ActeRecu, 'demande' | 'effetLe'>,
  ): ActeRecu => ({
    isModeGestionManuel: modeGestion === 'manuel',
    isAccuseReception: messages.canSend('MAIL'),
    ...suite,
  })

  /** For requests that come back: a clerk decides, or their day has come. */
  const pourDemandes: Moteur = {
    libelle: (acte) => traites[acte].acte.libelle,
    pieces: (acte) => new Map(Object.entries(traites[acte].acte.libellesPieces)),
    isMedicale: (acte, champ) =>
      champ !== null && traites[acte].acte.piecesMedicales.includes(champ),
    async hold(tx, { clientCode, compteId, personneId, numeroContrat }) {
      if (numeroContrat === null) {
        if (compteId !== null) await lockCompte(tx, compteId)
        return
      }
      const compte = compteId === null ? { personneId } : await findCompte(tx, compteId)
      if (compte?.personneId)
        await lockContrat(tx, { clientCode, numeroContrat }, compte.personneId)
    },
    requalifie(row, voulu) {
      const kept = JSON.parse(sealer.unseal(row.data ?? '', sealed.demandeData(row.id))) as object
      const traite = traites[row.acte]
      return traite.requalifie(traite.upgrade(row.version, kept), voulu)
    },
    async annulation(tx, row) {
      const { annulee } = traites[row.acte]
      const compte = annulee && row.compteId !== null && (await findCompte(tx, row.compteId))
      return compte ? { destinataire: compte, annonce: annulee(referenceDe(row)) } : null
    },
    async reprend(tx, client, row, now) {
      const auteur = await findAuteur(sealer, tx, row)
      if (!auteur || row.data === null) return null
      const { clientCode, numeroContrat } = row
      const contrat =
        numeroContrat !== null && auteur.personneId !== null
          ? await lockContrat(tx, { clientCode, numeroContrat }, auteur.personneId)
          : undefined
      const traite = traites[row.acte]
      if (!contrat && auteur.compteId === null && isDuContrat(traite))
        return nonReconnue(auteur, lignesDe(sealer, row))
      // Who has left the contract since has nobody's request to treat any more.
      if (numeroContrat !== null && !contrat) return null
      const kept = JSON.parse(sealer.unseal(row.data, sealed.demandeData(row.id))) as object
      const data = traite.upgrade(row.version, kept)
      const appelant = {
        ...auteur,
        // Acts that are open without an account ask nothing of one.
        compteId: auteur.compteId ?? '',
        client,
        contrat: contrat ?? null,
        now,
        envoyeeLe: row.creeLe,
        identiteVerifieeLe: auteur.compteId === null ? row.identiteVerifieeLe : row.creeLe,
      }
      const regles = reglesDe(client, row.acte, now, auteur)
      const faits = (await traite.faits?.(tx, appelant, regles)) ?? SANS_FAITS
      const avant = await traite.avant(tx, appelant, data, faits)
      const lecture = traite.lire(tx, appelant, data, regles, avant)
      return {
        destinataire: auteur,
        faults: lecture.faults,
        effetLe: lecture.effetLe,
        lignes: lecture.lignes,
        annonce: lecture.annonces.appliquee,
        apply: async () => {
          await lecture.apply(row.id)
        },
      }
    },
  }

  return { receive, pourDemandes, traites }
}

/** Whether it is about a contract, whoever asks. */
const isDuContrat = (traite: Traite) => traite.numeroContrat(traite.acte.vide) !== null

const lignesDe = (sealer: Sealer, { id, lignes }: DemandeRow): LigneResume[] =>
  lignes === null ? [] : JSON.parse(sealer.unseal(lignes, sealed.demandeLignes(id)))

/** It came without an account, and nobody has said yet whose it is: it can be read, and not done. */
const nonReconnue = (destinataire: Destinataire, lignes: readonly LigneResume[]): Reprise => ({
  destinataire,
  faults: { contrat: textesDemandes.aRattacher },
  effetLe: null,
  lignes,
  annonce: null,
  apply: () => Promise.reject(new AppError('Conflict', textesDemandes.aRattacher)),
})

const SANS_FAITS = {}
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

/** Whose state is to be read, by what their session says. */
export function presume(
  { client, visiteur, now }: MembreContext,
  numeroContrat: string | null,
): AppelantPresume {
  const qualite = numeroContrat === null ? undefined : visiteur.qualites[numeroContrat]
  const contrat =
    numeroContrat !== null && qualite ? { clientCode: client.code, numeroContrat, qualite } : null
  return { ...visiteur, client, contrat, now, envoyeeLe: now }
}

function refuseFaults(faults: Parameters<typeof realFaults>[0]): void {
  const champs = realFaults(faults)
  if (champs) throw new AppError('BadRequest', undefined, champs)
}

/**
 * The engine's first statement: what the act is about is held until the transaction ends, so that two
 * requests on one subject come one after the other. Somebody else's contract does not exist; what is
 * the subscriber's alone is not a beneficiary's to change.
 */
export async function hold(
  tx: Executor,
  { acte }: Traite,
  { client, visiteur: { compteId, personneId, contrats } }: MembreContext,
  numeroContrat: string | null,
): Promise<ContratTenu | null> {
  if (numeroContrat === null) {
    await lockCompte(tx, compteId)
    return null
  }
  const key = { clientCode: client.code, numeroContrat }
  const isOwn = personneId !== null && contrats.includes(numeroContrat)
  const contrat = isOwn ? await lockContrat(tx, key, personneId) : undefined
  if (!contrat) throw new AppError('NotFound')
  if (!isDansPortee(acte.portee, contrat.qualite)) throw new AppError('Forbidden')
  if (acte.typeContrat && acte.typeContrat !== contrat.typeContrat)
    throw new AppError('Forbidden', textes.autreTypeContrat)
  if (acte.isEnCours && contrat.etat === 'resilie')
    throw new AppError('Forbidden', textes.contratFini)
  return contrat
}

/** A code is spent in the transaction of its change: undone with it, it is still good. Says what was proven by. */
async function requireIdentite(
  { securite }: MoteurDeps,
  tx: Executor,
  { securityCode, visiteur: { compteId, session }, now }: MembreContext,
  { acte: { identite } }: Traite,
): Promise<MoyenSignature> {
  if (identite === 'session') return 'session'
  const demande = { compteId, operation: 'VERIFY_AMF', securityCode } as const
  const recu =
    identite === 'recente'
      ? await securite.requireIdentite(tx, { ...demande, session }, now)
      : await securite.requireAutorisation(
          tx,
          { ...demande, sessionEmpreinte: session.empreinte },
          now,
        )
  return recu === null ? 'connexion' : recu === 'SMS' ? 'code-sms' : 'code-mail'
}

/** What was signed is what the recap said: kept with the request, in its transaction. */
async function signer(
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
