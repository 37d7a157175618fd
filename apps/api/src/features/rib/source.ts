import type { Data, ribPrestationsResource, UploadedFile } from '@espace-adherent/contract'
import {
  isPieceRequise,
  type MiseAJourRib,
  type ModeGestion,
  maskIban,
  modeGestionDe,
  ribAEnvoyer,
  validateRib,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { sealed } from '../../schema/sealed.ts'
import type { RequestContext } from '../context.ts'
import type { Demandes } from '../demandes/index.ts'
import type { Fichiers } from '../fichiers/index.ts'
import { recordEvenement } from '../historique/index.ts'
import type { Visiteur } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import type { Securite } from '../securite/index.ts'
import { ribModifieMail, ribRecuMail } from './mails.ts'
import { type ContratKey, lockContrat, saveCompte } from './rib.repository.ts'
import { textes } from './textes.ts'

export type RibDeps = {
  sealer: Sealer
  messages: Messages
  securite: Securite
  fichiers: Fichiers
  demandes: Demandes
}

const ACTE = 'ribPrestationsActeGestion'

type Saisie = Data<typeof ribPrestationsResource>
type Rib = MiseAJourRib<UploadedFile | null>

/** The bank account that benefits are paid to. */
export const createRibPrestationsSource = (deps: RibDeps) => ({
  /** The change, its request and its mail are written together, or not at all. */
  async form(context: RequestContext, saisie: Saisie) {
    const { db, client, visiteur, now } = context
    if (!visiteur) throw new AppError('Unauthorized')
    const demande = modeGestionDe(client.config.modesGestion, ACTE)
    const rib = checkRib(client, saisie, demande)
    const modeGestion = await db.transaction(async (tx) => {
      const contrat = await requireContrat(tx, client, visiteur, rib)
      const recue = await deps.demandes.receive(tx, {
        clientCode: client.code,
        compteId: visiteur.compteId,
        numeroContrat: contrat.numero,
        acte: ACTE,
        data: rib,
        modeGestion: demande,
        cle: context.idempotencyKey,
        now,
      })
      if (!recue.isNouvelle) return recue.modeGestion
      await requireIdentite(deps, tx, context, visiteur)
      await treat(deps, tx, { client, visiteur, contrat, rib, modeGestion: demande, now })
      return demande
    })
    return {
      isModeGestionManuel: modeGestion === 'manuel',
      isAccuseReception: deps.messages.canSend('MAIL'),
    }
  },
})

/** The same rules as in the browser; each fault is tied to its field. */
function checkRib({ config }: Client, saisie: Saisie, modeGestion: ModeGestion): Rib {
  const faults = validateRib(saisie, {
    ibanEtrangerAccepte: config.ibanEtrangerAccepte,
    isPieceRequise: isPieceRequise(modeGestion),
  })
  const champs = Object.entries(faults).filter((fault): fault is [string, string] => !!fault[1])
  if (champs.length > 0) throw new AppError('BadRequest', undefined, Object.fromEntries(champs))
  return ribAEnvoyer(saisie, saisie.contrat)
}

/** Somebody else's contract does not exist; a beneficiary's is another person's to change. */
async function requireContrat(
  tx: Executor,
  { code: clientCode }: Client,
  { personneId, contrats }: Visiteur,
  { contrat: { numContrat: numero } }: Rib,
) {
  const key: ContratKey = { clientCode, numero }
  const isOwn = personneId !== null && contrats.includes(numero)
  const found = isOwn ? await lockContrat(tx, key, personneId) : undefined
  if (!found) throw new AppError('NotFound')
  if (found.qualite !== 'adherent') throw new AppError('Forbidden')
  return { ...key, ...found }
}

const requireIdentite = (
  { securite }: RibDeps,
  tx: Executor,
  { securityCode, now }: RequestContext,
  { compteId, session }: Visiteur,
) => securite.requireIdentite(tx, { compteId, session, operation: 'VERIFY_AMF', securityCode }, now)

type ATraiter = {
  client: Client
  visiteur: Visiteur
  contrat: Awaited<ReturnType<typeof requireContrat>>
  rib: Rib
  modeGestion: ModeGestion
  now: Date
}

/** At once, or later by a clerk, who is given the bank's paper; the owner is told either way. */
async function treat(deps: RibDeps, tx: Executor, quoi: ATraiter): Promise<void> {
  const { client, visiteur, contrat, rib, modeGestion, now } = quoi
  const isManuel = modeGestion === 'manuel'
  if (isManuel) await attachPiece(deps, tx, visiteur, rib, now)
  else {
    await saveCompte(tx, contrat, {
      titulaire: rib.titulaire,
      iban: deps.sealer.seal(rib.iban, sealed.contratIban(contrat)),
      ibanMasque: maskIban(rib.iban),
      bic: rib.bic,
      codeModePaiement: 'VIR',
    })
    await recordEvenement(tx, {
      clientCode: client.code,
      compteId: visiteur.compteId,
      action: 'banque-modifiee',
      objet: 'contrat',
      cible: contrat.numero,
      le: now,
    })
  }
  const changement = {
    nomOffre: contrat.nomOffre,
    numero: contrat.numero,
    ancien: contrat.ibanMasque,
    nouveau: maskIban(rib.iban),
  }
  const mail = isManuel ? ribRecuMail : ribModifieMail
  await deps.messages.enqueue(tx, mail(client, visiteur, changement))
}

async function attachPiece(
  { fichiers }: RibDeps,
  tx: Executor,
  { compteId }: Visiteur,
  { rib: piece }: Rib,
  now: Date,
): Promise<void> {
  const name = piece?.remoteFileName ?? ''
  const etat = await fichiers.attachFichier(tx, compteId, name, now)
  if (etat === 'rattache') return
  const { message } = new AppError('FileMissing')
  const rib = etat === 'enAnalyse' ? textes.pieceEnAnalyse : message
  throw new AppError('BadRequest', undefined, { rib })
}
