import {
  BLOC_PAGES_STATIQUES,
  type Cible,
  type Contenu,
  creationContenuSchema,
  PAGES_OBLIGATOIRES,
  type Publication,
  type Restauration,
  type RevisionContenu,
} from '@espace-adherent/contract'
import { z } from 'zod'
import { type Executor, inTransaction, type Transaction } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import { defineJob, handles, type Jobs } from '../../platform/jobs/index.ts'
import { requireAudience } from '../audiences/index.ts'
import type { StaffContext } from '../context.ts'
import { type Action, recordEvenement, recordGeste } from '../historique/index.ts'
import {
  announceContenus,
  type ContenuRow,
  deleteContenu,
  findContenu,
  findContenus,
  findProgramme,
  findRevision,
  findRevisions,
  holdContenu,
  insertContenu,
  insertRevision,
  updateContenu,
} from './redaction.repository.ts'
import { sanitizeContenu, textOfHtml } from './sanitize.ts'
import { TOPIC_CONTENUS } from './snapshot.ts'
import { textes } from './textes.ts'

/** On its day, whichever node is free shows it to everybody. */
const publier = defineJob({
  key: 'contenu.publier',
  data: z.object({ contenuId: z.uuid() }),
  essais: 20,
})

/** Clocks of two machines differ, and somebody reads before they press. */
const MAINTENANT_MS = 60_000

type Texte = Pick<ContenuRow, 'title' | 'content' | 'audienceId'>

type Deps = { db: Executor; jobs: Pick<Jobs, 'enqueue'> }

/** Contents as staff write them: a draft over what is public, shown at once or on its day. */
export function createRedaction({ db, jobs }: Deps) {
  /** One row under a lock, from the revision that whoever writes was looking at. */
  const change = (
    { db: base, client }: StaffContext,
    sent: Cible & object,
    act: (tx: Transaction, row: ContenuRow) => Promise<void>,
  ): Promise<Contenu> =>
    inTransaction(base, async (tx) => {
      await holdContenu(tx, sent.id)
      const row = await findContenu(tx, client.code, sent.id)
      if (!row) throw new AppError('NotFound')
      if (row.revision !== sent.revision) throw staleWrite(sent, toContenu(row))
      await act(tx, row)
      const after = await findContenu(tx, client.code, sent.id)
      return toContenu(after ?? row)
    })

  /** The next revision; the one before is kept, also when nobody had written over it yet. */
  async function write(
    tx: Executor,
    { visiteur, now }: StaffContext,
    row: ContenuRow,
    text: Texte,
  ): Promise<void> {
    const { id: contenuId, revision, title, content, audienceId } = row
    const par = visiteur.compteId
    const avant = { title, content, audienceId }
    await insertRevision(tx, { contenuId, revision, ...avant, le: row.modifieLe ?? now })
    await insertRevision(tx, { contenuId, revision: revision + 1, ...text, le: now, par })
    await updateContenu(tx, contenuId, {
      revision: revision + 1,
      publieeRevision: row.publieeRevision,
      modifieLe: now,
      modifiePar: par,
    })
  }

  return {
    list: async ({ db: base, client }: StaffContext): Promise<Contenu[]> =>
      (await findContenus(base, client.code)).map(toContenu),

    /** What a new one takes is not what a draft takes: the mount has checked it, and the types have not. */
    async create(context: StaffContext, sent: object): Promise<Contenu> {
      const { client, visiteur, now } = context
      const created = creationContenuSchema.parse(sent)
      const { title, audienceId = null } = created
      const content = clean(created.content)
      refuseCible(created, audienceId)
      return inTransaction(context.db, async (tx) => {
        await requireAudience(context, tx, audienceId)
        const author = { modifieLe: now, modifiePar: visiteur.compteId }
        const id = await insertContenu(tx, {
          ...created,
          content,
          audienceId,
          clientCode: client.code,
          ...author,
        })
        if (id === null) throw new AppError('BadRequest', undefined, { name: textes.nomPris })
        await insertRevision(tx, {
          contenuId: id,
          revision: 1,
          title,
          content,
          audienceId,
          le: now,
          par: visiteur.compteId,
        })
        await tell(tx, context, 'creation', id, { revision: 1, title })
        const row = await findContenu(tx, client.code, id)
        if (!row) throw new Error('A content that was just written is not there')
        return toContenu(row)
      })
    },

    update: (
      context: StaffContext,
      sent: Cible & { title: string; content: string; audienceId?: string | null | undefined },
    ): Promise<Contenu> =>
      change(context, sent, async (tx, row) => {
        const { id, revision, title } = sent
        const content = clean(sent.content)
        const { audienceId = row.audienceId } = sent
        if (title === row.title && content === row.content && audienceId === row.audienceId) return
        refuseCible(row, audienceId)
        await requireAudience(context, tx, audienceId)
        await write(tx, context, row, { title, content, audienceId })
        await tell(tx, context, 'modification', id, { revision: revision + 1, title })
      }),

    restore: (context: StaffContext, sent: Restauration): Promise<Contenu> =>
      change(context, sent, async (tx, row) => {
        const text = await findRevision(tx, row.id, sent.version)
        if (!text) throw new AppError('NotFound')
        refuseCible(row, text.audienceId)
        await requireAudience(context, tx, text.audienceId)
        await write(tx, context, row, text)
        const { version } = sent
        await tell(tx, context, 'restauration', row.id, { revision: row.revision + 1, version })
      }),

    /** At once, on a day to come, or, without a day, not any more: the plan first, then what is public. */
    publish: (context: StaffContext, sent: Publication): Promise<Contenu> =>
      change(context, sent, async (tx, row) => {
        const { now } = context
        const le = sent.le === null ? null : new Date(sent.le)
        const isPlan = row.programmeeLe !== null
        refuseWithout(row, { isWithdrawn: le === null && !isPlan })
        if (le === null) {
          const rien = { programmeeLe: null, programmeeRevision: null }
          await updateContenu(tx, row.id, isPlan ? rien : { publieLe: null, publieeRevision: null })
          if (!isPlan) await announceContenus(tx, TOPIC_CONTENUS)
        } else if (le.getTime() > now.getTime() + MAINTENANT_MS) {
          const { title, content, audienceId, revision } = row
          const text = { title, content, audienceId }
          await insertRevision(tx, { contenuId: row.id, revision, ...text, le: now })
          await updateContenu(tx, row.id, { programmeeLe: le, programmeeRevision: revision })
          await jobs.enqueue(tx, publier, { contenuId: row.id }, { after: le })
        } else await show(tx, row.id, row, now)
        await tell(tx, context, 'publication', row.id, {
          revision: row.revision,
          le: le?.toISOString() ?? null,
        })
      }),

    /** What everybody reads is taken back first. */
    delete: async (context: StaffContext, sent: Cible): Promise<void> => {
      await change(context, sent, async (tx, row) => {
        if (row.publieLe || row.programmeeLe) throw new AppError('InUse', textes.publieEncore)
        await deleteContenu(tx, row.id)
        await tell(tx, context, 'suppression', row.id, { revision: row.revision, title: row.title })
      })
    },

    /** The latest first; what nobody has written over is its only revision. */
    async revisions({ db: base, client }: StaffContext, id: string): Promise<RevisionContenu[]> {
      const row = await findContenu(base, client.code, id)
      if (!row) throw new AppError('NotFound')
      const kept = await findRevisions(base, id)
      const seule = { ...row, le: row.modifieLe, par: row.modifiePar }
      return (kept.length > 0 ? kept : [seule]).map(({ content, le, ...kept }) => ({
        revision: kept.revision,
        title: kept.title,
        audienceId: kept.audienceId,
        content: sanitizeContenu(content),
        le: le?.toISOString() ?? null,
        par: kept.par,
      }))
    },

    handlers: [
      handles(publier, ({ contenuId }, { now }) =>
        inTransaction(db, async (tx) => {
          const row = await findProgramme(tx, contenuId)
          // Cancelled, moved to a later day, or done already.
          if (!row?.programmeeLe || row.programmeeRevision === null || row.programmeeLe > now)
            return
          const text = await findRevision(tx, contenuId, row.programmeeRevision)
          if (!text) return
          const { programmeeRevision: revision, clientCode } = row
          await show(tx, contenuId, { ...text, revision }, now)
          await recordEvenement(tx, {
            clientCode,
            compteId: null,
            action: 'publication',
            objet: 'contenu',
            cible: contenuId,
            apres: { revision },
            le: now,
          })
        }),
      ),
    ],
  }
}

export type Redaction = ReturnType<typeof createRedaction>

/** What the row itself holds is what everybody reads. */
async function show(
  tx: Executor,
  id: string,
  { title, content, audienceId, revision }: Texte & { revision: number },
  now: Date,
): Promise<void> {
  await updateContenu(tx, id, {
    title,
    content,
    audienceId,
    publieLe: now,
    publieeRevision: revision,
    programmeeLe: null,
    programmeeRevision: null,
  })
  await announceContenus(tx, TOPIC_CONTENUS)
}

const tell = (
  tx: Executor,
  context: StaffContext,
  action: Action,
  cible: string,
  apres: Record<string, string | number | null>,
) =>
  recordGeste(tx, context, {
    action,
    objet: 'contenu',
    cible,
    apres,
  })

/** The pages that the law wants stay public, and say something. */
function refuseWithout(
  { bloc, name, content }: ContenuRow,
  { isWithdrawn }: { isWithdrawn: boolean },
): void {
  if (bloc !== BLOC_PAGES_STATIQUES || !PAGES_OBLIGATOIRES.includes(name)) return
  if (isWithdrawn) throw new AppError('InUse', textes.obligatoire)
  if (textOfHtml(content) === '')
    throw new AppError('BadRequest', undefined, { content: textes.sansTexte })
}

/** What the law wants everybody to find is for nobody in particular. */
function refuseCible({ bloc, name }: { bloc: string; name: string }, audienceId: string | null) {
  if (audienceId === null || bloc !== BLOC_PAGES_STATIQUES || !PAGES_OBLIGATOIRES.includes(name))
    return
  throw new AppError('BadRequest', undefined, { audienceId: textes.pourTous })
}

/** Made safe as it is written; a picture that says nothing to those who do not see it is refused. */
function clean(html: string): string {
  const content = sanitizeContenu(html)
  if (/<img(?![^>]*\salt=)/.test(content))
    throw new AppError('BadRequest', undefined, { content: textes.sansAlternative })
  return content
}

const toContenu = ({ content: _, ...row }: ContenuRow): Contenu => ({
  ...row,
  publieLe: row.publieLe?.toISOString() ?? null,
  programmeeLe: row.programmeeLe?.toISOString() ?? null,
  modifieLe: row.modifieLe?.toISOString() ?? null,
})
