import { defineResource, revisionSchema } from '@espace-adherent/contract'
import { z } from 'zod'
import { AppError, staleWrite } from '../../http/index.ts'
import { Serialized, type Sources } from '../index.ts'

const row = z.object({ id: z.string(), nom: z.string() })
const common = {
  slice: 'essai',
  access: 'connecte',
  row,
  identify: ({ id }: { id: string }) => id,
} as const
const columns = [
  { libelle: 'Identifiant', value: ({ id }: { id: string }) => id },
  { libelle: 'Nom', value: ({ nom }: { nom: string }) => nom },
]

/** One resource for every verb and every shape of answer. */
export const registre = {
  tout: defineResource({
    ...common,
    path: '/essai/tout',
    libelle: 'Essais d’été',
    feature: 'essais',
    scope: 'contrat',
    portee: 'Contrat',
    query: z.object({ prefixe: z.string().max(10).optional() }),
    data: z.object({ nom: z.string().min(2), age: z.coerce.number().int() }),
    can: ['list', 'export', 'print', 'visionneuse', 'form', 'vel', 'update'],
    columns,
  }),
  /** Read by everybody, written by staff: each verb has its own rights. */
  partage: defineResource({
    slice: 'essai',
    path: '/essai/partage',
    libelle: 'Partagé',
    row: row.extend({ revision: revisionSchema }),
    data: z.strictObject({ nom: z.string() }),
    identify: ({ id }) => id,
    can: {
      list: 'public',
      form: { access: 'membre', portee: 'Benef', feature: 'essais' },
      create: { backoffice: { domaine: 'parametrage', action: 'create' } },
      update: { backoffice: { domaine: 'parametrage', action: 'update' } },
      publish: { backoffice: { domaine: 'parametrage', action: 'update' } },
      restore: { backoffice: { domaine: 'parametrage', action: 'update' } },
      delete: { backoffice: { domaine: 'parametrage', action: 'delete' } },
    },
  }),
  page: defineResource({ ...common, path: '/essai/page', libelle: 'Page', can: ['list'] }),
  tableau: defineResource({
    ...common,
    path: '/essai/tableau',
    libelle: 'Tableau',
    envelope: 'array',
    can: ['list'],
  }),
  un: defineResource({
    ...common,
    path: '/essai/un',
    libelle: 'Un',
    envelope: 'one',
    can: ['list'],
  }),
  nomme: defineResource({
    ...common,
    path: '/essai/nomme',
    libelle: 'Nommé',
    envelope: { cle: 'contrats' },
    can: ['list'],
  }),
  memoire: defineResource({
    ...common,
    access: 'public',
    path: '/essai/memoire',
    libelle: 'Mémoire',
    envelope: 'array',
    can: ['list'],
  }),
  document: defineResource({
    ...common,
    path: '/essai/document',
    libelle: 'Document',
    can: ['print'],
  }),
  administre: defineResource({
    ...common,
    access: { backoffice: { domaine: 'parametrage', action: 'read' } },
    path: '/essai/administre',
    libelle: 'Administré',
    can: ['list', 'export'],
    columns,
  }),
}

export type Contexte = { now: Date; qui: string }

/** Who calls is known to all but those who may not ask. */
export type Contextes = { public: { now: Date } } & Record<
  'visiteur' | 'connecte' | 'membre' | 'contrat' | 'backoffice',
  Contexte
>

export const memoire = new Serialized(JSON.stringify([{ id: '1', nom: 'é'.repeat(2000) }]))

const toutAutre = new Serialized('"pas pour tous"')

const lignes = [
  { id: '1', nom: 'Ève', secret: 'ne sort pas' },
  { id: '2', nom: '=1+1', secret: 'ne sort pas' },
]
const png = Buffer.from('89504e470d0a1a0a', 'hex')
const fichier = (nomFichier: string, typeMime: string, texte: string | Buffer) => ({
  nomFichier,
  typeMime,
  contenu: Buffer.from(texte),
})

export const sources: Sources<Contextes, typeof registre> = {
  tout: {
    list: async (_, { prefixe = '' }) => lignes.filter(({ nom }) => nom.startsWith(prefixe)),
    visionneuse: async (_, id) => {
      if (id === 'svg') return fichier('x.svg', 'image/svg+xml', '<svg/>')
      return id === '1' ? fichier('radio d’Ève.png', 'image/png', png) : null
    },
    form: async ({ qui }, { nom, age }) => ({ isModeGestionManuel: true, qui, nom, age }),
    vel: async (_, { nom }) => ({ isModeGestionManuel: false, vel: nom }),
    update: async (_, { nom }) => ({ id: '9', nom, secret: 'ne sort pas' }),
  },
  partage: {
    list: async () => [{ id: '1', nom: 'Ève', revision: 3 }],
    form: async ({ qui }) => ({ isModeGestionManuel: false, qui }),
    create: async (_, { nom }) => ({ id: '2', nom, revision: 1 }),
    update: async (_, { nom }) => {
      throw staleWrite({ nom }, { id: '1', nom: 'Ève', revision: 3, secret: 'ne sort pas' })
    },
    publish: async (_, { id, le }) => ({ id, nom: `publié ${le}`, revision: 4 }),
    restore: async (_, { id, version }) => ({ id, nom: `version ${version}`, revision: 4 }),
    delete: async (_, { id }) => {
      if (id !== '1') throw new AppError('NotFound')
    },
  },
  page: { list: async () => ({ items: lignes, total: 250 }) },
  tableau: { list: async () => lignes },
  un: { list: async () => [] },
  nomme: { list: async () => lignes },
  memoire: { isShared: true, list: (context) => ('qui' in context ? toutAutre : memoire) },
  document: { print: async () => fichier('attestation.pdf', 'application/pdf', '%PDF') },
  administre: {
    list: async () => ({ items: lignes.slice(0, 1), total: 2 }),
    async *rows() {
      yield* lignes
    },
  },
}

/** What the application would say of every request. */
export const contextes = (now: Date) => {
  const connu = () => ({ now, qui: 'Camille' })
  return {
    public: () => ({ now }),
    visiteur: connu,
    connecte: connu,
    membre: connu,
    contrat: connu,
    backoffice: connu,
  }
}
