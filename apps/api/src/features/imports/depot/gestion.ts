import { type Empechements, lotsGestion } from '@espace-adherent/contract'
import { z } from 'zod'
import type { Ecriture } from '../../../noyau/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { decider, findAttente, refusSecond, textesApprobation } from '../../accords/a-deux/index.ts'
import type { StaffContext } from '../../context.ts'
import { gere, lueDe, type Outils } from '../../gestion/index.ts'
import type { Qui } from '../../nouvelles/index.ts'
import { CONSOLE } from '../execution.ts'
import {
  findFichiers,
  findGestes,
  type LotRow,
  lockLotParId,
  lots,
  saveLotRow,
} from './depot.repository.ts'
import { expiryOf } from './envoi.ts'
import { executerLot } from './job.ts'
import { textes } from './textes.ts'

type LotsOutils = Outils & { jobs: Pick<Jobs, 'enqueue'> }

const refuse = (phrase: string): never => {
  throw new AppError('BadRequest', phrase)
}

const isEncoreLa = ({ effacerLe }: Pick<LotRow, 'effacerLe'>, now: Date) =>
  effacerLe !== null && effacerLe > now

async function requireFichiers(e: Ecriture, row: LotRow, now: Date): Promise<void> {
  const isLa = isEncoreLa(row, now) && (await findFichiers(e, row.id)).length > 0
  if (!isLa) refuse(textes.sansFichiers)
}

/** What the gestures of a lot would be refused for, said before anybody makes them. */
async function empechementsDe(
  { db, client, visiteur, now }: StaffContext,
  row: Pick<LotRow, 'id' | 'etat' | 'lancePar' | 'effacerLe'>,
  isLa: boolean,
): Promise<Empechements> {
  const sansFichiers = isEncoreLa(row, now) && isLa ? null : textes.sansFichiers
  const dits: Record<string, string | null> = { essayer: sansFichiers, importer: sansFichiers }
  if (row.etat === 'a-confirmer') {
    const sujet = { clientCode: client.code, objet: 'import', cible: row.id } as const
    const attente = await findAttente(db, { ...sujet, geste: 'confirmer' })
    const isConsole = row.lancePar === CONSOLE
    dits.confirmer = isConsole
      ? textes.confirmeConsole
      : (sansFichiers ?? (attente && textesApprobation.dejaDemande))
    if (attente)
      dits['confirmer/accord'] =
        row.lancePar === visiteur.compteId
          ? textes.autrePersonne
          : (sansFichiers ?? (await refusSecond(db, attente.demandeParId, visiteur.compteId)))
  }
  return Object.fromEntries(
    Object.entries(dits).filter((dit): dit is [string, string] => dit[1] !== null),
  )
}

const dite = <A extends string>(action: A, { id }: LotRow) =>
  ({ action, objet: 'import', cible: id, a: 'auteur' }) as const

/** What a system gave, as staff read it; what they do with it is a gesture, and the work is a job. */
export const lotsTenus = gere(lotsGestion, {
  ...lueDe(lotsGestion, lots),
  tient: async (e: Ecriture<Qui>, id: string, { client }: StaffContext, _: LotsOutils) =>
    z.uuid().safeParse(id).success ? lockLotParId(e, client.code, id) : undefined,
  garde: (e, { id }, set) => saveLotRow(e, id, { ...set, modifieLe: e.qui.now }),
  async empechements(context, lignes) {
    const lots = await findGestes(
      context.db,
      lignes.map(({ id }) => id),
    )
    const dits = new Map<string, Empechements>()
    for (const { isLa, ...lot } of lots) dits.set(lot.id, await empechementsDe(context, lot, isLa))
    return dits
  },
  gestes: {
    async essayer(e, row, _, { client, now }, { jobs }) {
      await requireFichiers(e, row, now)
      const data = { lotId: row.id, clientCode: client.code, isEssai: true }
      await jobs.enqueue(e, executerLot, data)
      const set = { arret: null, effacerLe: expiryOf(now) }
      return { etat: 'essai', set, nouvelle: dite('import-essaye', row) }
    },
    async importer(e, row, _, { client, visiteur, now }, { jobs }) {
      await requireFichiers(e, row, now)
      const data = { lotId: row.id, clientCode: client.code, isEssai: false }
      await jobs.enqueue(e, executerLot, data)
      return {
        etat: 'attente',
        set: {
          ...{ lancePar: visiteur.compteId, confirmePar: null, arret: null },
          ...{ commenceLe: now, effacerLe: expiryOf(now) },
        },
        nouvelle: dite('import-demande', row),
      }
    },
    confirmer: {
      async demande(e, row, _, { now }) {
        if (row.lancePar === CONSOLE) refuse(textes.confirmeConsole)
        await requireFichiers(e, row, now)
        return { nouvelle: dite('import-soumis', row) }
      },
      async fait(e, row, _, { client, visiteur, now }, { jobs }) {
        // Whoever asked for it may be a third person.
        if (row.lancePar === visiteur.compteId) refuse(textes.autrePersonne)
        if (row.etat !== 'a-confirmer') throw new AppError('Conflict')
        await requireFichiers(e, row, now)
        const confirmePar = visiteur.compteId
        const data = { lotId: row.id, clientCode: client.code, isEssai: false, confirmePar }
        await jobs.enqueue(e, executerLot, data)
        const set = { confirmePar, arret: null, effacerLe: expiryOf(now) }
        return { etat: 'attente', set, nouvelle: dite('import-confirme', row) }
      },
      refus: async (_, row) => ({ nouvelle: dite('import-refuse', row) }),
    },
    async abandonner(e, row, _, context) {
      const { client, now } = context
      const sujet = { clientCode: client.code, objet: 'import', cible: row.id } as const
      const attendu = { ...sujet, geste: 'confirmer' }
      // Nobody is asked any more.
      if (await findAttente(e, attendu)) await decider(e, context, attendu, false)
      return {
        etat: 'arrete',
        set: { arret: textes.abandonne, effacerLe: now, finiLe: now },
        nouvelle: dite('import-abandonne', row),
      }
    },
  },
})
