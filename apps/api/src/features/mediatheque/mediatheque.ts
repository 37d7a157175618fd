import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import {
  type Cible,
  creationMediaSchema,
  type Media,
  type SaisieMedia,
  urlMedia,
} from '@espace-adherent/contract'
import { type Ecriture, unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import type { Fichiers } from '../fichiers/index.ts'
import type { Action } from '../historique/index.ts'
import { type Auteur, note, quiDe } from '../nouvelles/index.ts'
import {
  areTags,
  deleteCorbeille,
  findMedias,
  findTextes,
  holdMedia,
  insertMedia,
  isBibliotheque,
  type MediaRow,
  updateMedia,
} from './mediatheque.repository.ts'
import { textes } from './textes.ts'

/** What a browser shows by itself; anything else would be kept for nobody. */
const TYPES = ['image/png', 'image/jpeg', 'application/pdf']
const OCTETS_MAX = 5 * 1024 * 1024

const DAY = 24 * 60 * 60_000
const CORBEILLE_JOURS = 30

export type Mediatheque = ReturnType<typeof createMediatheque>

/** The pictures and documents that contents show. */
export function createMediatheque({ fichiers }: { fichiers: Fichiers }) {
  /** A file that this very person has sent, once it was found sound. */
  async function take({ db, visiteur }: StaffContext, remoteFileName: string) {
    const fichier = await fichiers.findFichier(db, visiteur.compteId, remoteFileName)
    const refuse = (message: string) => new AppError('BadRequest', undefined, { fichier: message })
    if (!fichier) throw refuse(textes.fichierInconnu)
    if (!fichier.analyseLe) throw refuse(textes.enAnalyse)
    if (!TYPES.includes(fichier.typeMime)) throw refuse(textes.format)
    if (fichier.taille > OCTETS_MAX) throw refuse(textes.tropLourd)
    const contenu = await buffer(await fichiers.openFichier(fichier))
    return {
      contenu,
      nomFichier: fichier.localFileName,
      typeMime: fichier.typeMime,
      taille: contenu.length,
      empreinte: createHash('sha256').update(contenu).digest('base64url'),
    }
  }

  /** One row under a lock, from the revision that whoever writes was looking at. */
  const change = (
    context: StaffContext,
    sent: Cible & object,
    act: (e: Ecriture<Auteur>, row: MediaRow) => Promise<MediaRow>,
  ): Promise<Media> =>
    write(context.db, quiDe(context), async (e) => {
      const row = await holdMedia(e, context.client.code, sent.id)
      if (!row) throw new AppError('NotFound')
      const usages = await usagesOf(e, context.client.code)
      if (row.revision !== sent.revision) throw staleWrite(sent, toMedia(row, usages))
      return unchanged(e, toMedia(await act(e, row), usages))
    })

  return {
    async list({ db, client }: StaffContext): Promise<Media[]> {
      const usages = await usagesOf(db, client.code)
      return (await findMedias(db, client.code)).map((row) => toMedia(row, usages))
    },

    /** What a new one takes is not what a change takes: the mount has checked it, and the types have not. */
    async create(context: StaffContext, sent: object): Promise<Media> {
      const { client, now } = context
      const { remoteFileName, titre, alt } = creationMediaSchema.parse(sent)
      const fichier = await take(context, remoteFileName)
      return write(context.db, quiDe(context), async (e) => {
        const row = await insertMedia(e, {
          ...fichier,
          clientCode: client.code,
          titre,
          alt,
          modifieLe: now,
        })
        await dire(e, 'creation', row)
        return unchanged(
          e,
          toMedia(row, () => []),
        )
      })
    },

    async update(context: StaffContext, sent: SaisieMedia): Promise<Media> {
      const { remoteFileName, titre, alt, bibliothequeId, tags, isCorbeille } = sent
      const fichier = remoteFileName === null ? {} : await take(context, remoteFileName)
      return change(context, sent, async (tx, row) => {
        if (bibliothequeId && !(await isBibliotheque(tx, context.client.code, bibliothequeId)))
          throw new AppError('BadRequest', undefined, { bibliothequeId: textes.bibliotheque })
        if (!(await areTags(tx, context.client.code, tags)))
          throw new AppError('BadRequest', undefined, { tags: textes.tags })
        const after = await updateMedia(tx, row.id, {
          ...fichier,
          ...{ titre, alt, bibliothequeId, tags },
          ...(!isCorbeille && { supprimeLe: null }),
          revision: row.revision + 1,
          modifieLe: context.now,
        })
        await dire(tx, row.supprimeLe && !isCorbeille ? 'restauration' : 'modification', after)
        return after
      })
    },

    /** To the trash; what a text shows stays where it is. */
    async delete(context: StaffContext, sent: Cible): Promise<void> {
      const usages = await usagesOf(context.db, context.client.code)
      await change(context, sent, async (tx, row) => {
        if (usages(row.id).length > 0) throw new AppError('InUse', textes.utilise)
        await dire(tx, 'suppression', row)
        const { now: supprimeLe } = context
        return updateMedia(tx, row.id, { supprimeLe, revision: row.revision + 1 })
      })
    },

    purge: (db: Executor, now: Date) =>
      deleteCorbeille(db, new Date(now.getTime() - CORBEILLE_JOURS * DAY)),
  }
}

/** Where each document stands: by its address, in the texts of its client. */
async function usagesOf(db: Executor, clientCode: string) {
  const { contenus, nouveautes } = await findTextes(db, clientCode)
  const places = [
    ...contenus.map((place) => ({ ...place, libelle: textes.contenu })),
    ...nouveautes.map((place) => ({ ...place, libelle: textes.nouveaute })),
  ]
  return (id: string): Media['usages'] => {
    const ici = places.filter(({ texte }) => texte.includes(urlMedia(id)))
    const distincts = new Map(
      ici.map(({ libelle, titre }) => [`${libelle} ${titre}`, { libelle, titre }]),
    )
    return [...distincts.values()]
  }
}

const toMedia = (row: MediaRow, usages: (id: string) => Media['usages']): Media => ({
  ...row,
  modifieLe: row.modifieLe?.toISOString() ?? null,
  supprimeLe: row.supprimeLe?.toISOString() ?? null,
  usages: usages(row.id),
})

const dire = (
  e: Ecriture<Auteur>,
  action: Action,
  { id: cible, revision, titre, alt, empreinte }: MediaRow,
) =>
  note(e, {
    action,
    objet: 'media',
    cible,
    a: 'auteur',
    apres: { revision, titre, alt, empreinte },
  })
