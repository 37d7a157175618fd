import {
  type ApercuLot,
  type apercuLotResource,
  type Data,
  type GesteLot,
  gestesLot,
  isEchange,
  type LaisseeLot,
  type LotFait,
  type LotTraitement,
  type lotTraitementResource,
  type RaisonLot,
  teteDe,
} from '@espace-adherent/contract'
import {
  type Cercle,
  dateAParis,
  isConcerne,
  isPermisAuConcerne,
  lienAvec,
  realFaults,
  refusDeport,
  transition,
} from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, findCercle } from '../deport.ts'
import { suiteDe } from './courriel.ts'
import { coursDe } from './demande.ts'
import { type DemandeRow, findDemande } from './demandes.repository.ts'
import { concerneDe } from './deport.ts'
import { takeUp } from './dossier-traitement.ts'
import { findCollegue } from './file.repository.ts'
import { move } from './file.ts'
import type { GestesDeps } from './gestes.ts'
import type { Reprise } from './moteur.ts'
import { findPieces, hasAttente } from './suivi.repository.ts'
import { textes } from './textes.ts'
import { whatHappened } from './verrou.ts'

type Cible = LotTraitement['cibles'][number]

/** Who does it with several, and to whom they would go. */
type Lot = {
  context: StaffContext
  cercle: Cercle
  cercleDeA: Cercle | null
  /** Read once, however many gestures are looked at. */
  lues: Map<string, DemandeRow | undefined>
}

async function openLot(context: StaffContext, a: string | null): Promise<Lot> {
  const { db, client, now } = context
  if (a !== null && !(await findCollegue(db, client.code, a)))
    throw new AppError('BadRequest', undefined, { a: textes.collegueInconnu })
  return {
    context,
    cercle: await findCercle(db, agentDe(context)),
    cercleDeA: a === null ? null : await findCercle(db, { compteId: a, now }),
    lues: new Map(),
  }
}

type Vue = { row: DemandeRow; reprise: Reprise | null }
type Examen = { laissee: LaisseeLot } | { vue: Vue }

/**
 * Whether a gesture on several at once is for this one: what is shown before the click, and asked again after it. More
 * stays out than of one that is looked at: what waits for a paper, and what somebody has to read or to compare.
 */
async function examine(deps: GestesDeps, lot: Lot, geste: GesteLot, cible: Cible): Promise<Examen> {
  const { context, cercle, cercleDeA, lues } = lot
  const { db, client, visiteur, now } = context
  const { id } = cible
  const laisse = (raison: RaisonLot, message: string): Examen => ({
    laissee: { id, raison, message },
  })
  if (!lues.has(id)) lues.set(id, await findDemande(db, client.code, id))
  const row = lues.get(id)
  if (!row) return laisse('autre', new AppError('NotFound').message)
  const concerne = concerneDe(deps.sealer, row)
  const lien = lienAvec(cercle, concerne)
  if (lien && !isPermisAuConcerne(geste, row.gestionnaireId === visiteur.compteId))
    return laisse('concernee', refusDeport[lien])
  if (row.revision !== cible.revision) return laisse('changee', await whatHappened(db, row))
  const issue = transition(coursDe(row), geste, 'gestionnaire', dateAParis(now))
  if ('refus' in issue)
    return laisse(geste === 'accepter' && isEchange(row.acte) ? 'message' : 'decidee', issue.refus)
  if (cercleDeA && isConcerne(cercleDeA, concerne))
    return laisse('concernee', textes.collegueConcerne)
  return geste === 'accepter'
    ? examineAccord(deps, lot, row, laisse)
    : { vue: { row, reprise: null } }
}

async function examineAccord(
  deps: GestesDeps,
  { context }: Lot,
  row: DemandeRow,
  laisse: (raison: RaisonLot, message: string) => Examen,
): Promise<Examen> {
  const { db } = context
  const decision = teteDe(row.acte)?.decision
  if (decision) return laisse('une-par-une', textes.lot[decision])
  if (await hasAttente(db, row.id)) return laisse('attente', textes.lot.attente)
  const pieces = await findPieces(db, row.id)
  if (pieces.some(({ isMedicale, avis }) => isMedicale && avis !== 'conforme'))
    return laisse('medicale', textes.lot.medicale)
  const reprise = await takeUp(deps.moteur, context, row)
  if (!reprise) return laisse('obstacle', textes.compteFerme)
  const faults = realFaults(reprise.faults)
  if (faults) return laisse('obstacle', textes.nePeutPlus(Object.values(faults).join(' ; ')))
  if (reprise.compare) return laisse('a-comparer', textes.lot.aComparer)
  return { vue: { row, reprise } }
}

export const createApercuLotSource = (deps: GestesDeps) => ({
  async update(
    context: StaffContext,
    { cibles, a }: Data<typeof apercuLotResource>,
  ): Promise<ApercuLot> {
    const lot = await openLot(context, a)
    const apercu: ApercuLot = { gestes: [], effets: [], prevenus: 0 }
    for (const geste of gestesLot) {
      const dit: ApercuLot['gestes'][number] = { geste, faisables: [], laissees: [] }
      for (const cible of cibles) {
        const examen = await examine(deps, lot, geste, cible)
        if ('laissee' in examen) dit.laissees.push(examen.laissee)
        else {
          dit.faisables.push(cible.id)
          addEffet(deps, context, apercu, examen.vue)
        }
      }
      apercu.gestes.push(dit)
    }
    if ([...lot.lues.values()].every((row) => row === undefined)) throw new AppError('NotFound')
    return apercu
  },
})

/** What accepting one comes to: its act, its day, and a mail. */
function addEffet(
  { moteur }: GestesDeps,
  { now }: StaffContext,
  apercu: ApercuLot,
  { row, reprise }: Vue,
): void {
  if (!reprise) return
  const { id, revision, acte } = row
  const effetLe = reprise.effetLe && reprise.effetLe > dateAParis(now) ? reprise.effetLe : null
  const connu = apercu.effets.find((un) => un.acte === acte && un.effetLe === effetLe)
  if (connu) connu.nombre += 1
  else apercu.effets.push({ acte, libelle: moteur.libelle(acte), nombre: 1, effetLe })
  const say = suiteDe(moteur, row, { geste: 'accepter', id, revision }, reprise, now)
  if (say && !say.isDite) apercu.prevenus += 1
}

export const createLotTraitementSource = (deps: GestesDeps) => ({
  /** Each in a transaction of its own: one that cannot be done keeps none of the others. */
  async update(context: StaffContext, voulu: Data<typeof lotTraitementResource>): Promise<LotFait> {
    const { cibles, ...geste } = voulu
    const lot = await openLot(context, voulu.geste === 'confier' ? voulu.a : null)
    const fait: LotFait = { faites: 0, refus: [] }
    for (const cible of cibles) {
      const examen = await examine(deps, lot, voulu.geste, cible)
      if ('laissee' in examen) {
        fait.refus.push({ ...examen.laissee, code: codeDe(examen.laissee.raison) })
        continue
      }
      try {
        await move(deps, context, { ...geste, ...cible })
        fait.faites += 1
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const { code, message } = error
        // Somebody was faster than these few milliseconds.
        const raison = code === 'Conflict' ? 'changee' : 'autre'
        fait.refus.push({ id: cible.id, raison, code, message: motifDe(error) ?? message })
      }
    }
    return fait
  },
})

const codeDe = (raison: RaisonLot) => (raison === 'concernee' ? 'Forbidden' : 'Conflict')

/** What was wrong with one field is said better than that something was. */
const motifDe = ({ champs }: AppError): string | undefined => Object.values(champs ?? {})[0]
