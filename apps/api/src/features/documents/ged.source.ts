import type { Courrier, DocumentGed } from '@espace-adherent/contract'
import { type NatureDocument, sansAccents } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { FileStore } from '../../platform/storage/index.ts'
import type { ContratContext } from '../context.ts'
import { type Objet, refuse } from '../historique/index.ts'
import { composer, composerCourrier, ouvrirDemande, toPdf } from './composer.ts'
import {
  type DocumentGarde,
  type Filtre,
  findCourriers,
  findDocument,
  findDocuments,
} from './documents.repository.ts'
import { composeDevis } from './editions/devis.ts'
import { composeFiche, type FicheConseil } from './editions/fiche-conseil.ts'
import { composeIpid } from './editions/ipid.ts'
import { vueDe } from './vue.ts'

export type GedDeps = { store: FileStore; sealer: Sealer }

type Recherche = {
  annee?: number | undefined
  q?: string | undefined
  limite: number
  apres?: string | undefined
}

const toFiltre = ({ annee, q, limite, apres }: Recherche): Filtre => ({
  annee: annee ?? null,
  q: q ? sansAccents(q).toLowerCase().replaceAll('’', "'") : null,
  limite,
  apres: apres ?? null,
})

export const createGedSource = (deps: GedDeps) => ({
  async list(
    context: ContratContext,
    {
      nature,
      tri,
      ...recherche
    }: Recherche & { nature?: NatureDocument | undefined; tri: 'recent' | 'ancien' },
  ): Promise<{ items: DocumentGed[]; total: number }> {
    const filtre = { ...toFiltre(recherche), nature: nature ?? null, tri }
    return findDocuments(context.db, vueDe(context), filtre)
  },

  visionneuse: (context: ContratContext, id: string) => open(deps, context, id, 'document'),
})

export const createCourriersSource = (deps: GedDeps) => ({
  async list(
    context: ContratContext,
    recherche: Recherche,
  ): Promise<{ items: Courrier[]; total: number }> {
    return findCourriers(context.db, vueDe(context), toFiltre(recherche))
  },

  visionneuse: (context: ContratContext, id: string) => open(deps, context, id, 'courrier'),
})

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Asked for by its number: of another contract, another person or the other list, there is none. */
async function open(
  deps: GedDeps,
  context: ContratContext,
  id: string,
  objet: Extract<Objet, 'document' | 'courrier'>,
): Promise<FileContent | null> {
  const garde = uuid.test(id) ? await findDocument(context.db, vueDe(context), id) : null
  if (!garde || (garde.nature === 'courrier') !== (objet === 'courrier'))
    return refuse(context, objet, id)
  return garde.remoteFileName ? fromStore(deps.store, garde) : compose(deps, context, garde)
}

async function fromStore(
  store: FileStore,
  { remoteFileName, typeMime, nomFichier }: DocumentGarde,
): Promise<FileContent> {
  const chunks: Buffer[] = []
  for await (const chunk of await store.get(remoteFileName ?? '')) chunks.push(chunk as Buffer)
  return { typeMime, nomFichier, contenu: Buffer.concat(chunks) }
}

/** Made again of what was true on its day; null when what it was made of is gone. */
async function compose(
  { sealer }: GedDeps,
  context: ContratContext,
  { edition, parametres, le, titre, nomFichier, personneId, instantane }: DocumentGarde,
): Promise<FileContent | null> {
  const { debut, fin, devis, ipid, conseil, ...corps } = parametres
  const demande = await ouvrirDemande(context, {
    date: le,
    personneId,
    instantane,
    ...(debut !== undefined && { debut }),
    ...(fin !== undefined && { fin }),
  })
  if (!demande || !edition) return null
  const letter = await letterOf(edition)
  return letter && toPdf(demande, letter, nomFichier)

  async function letterOf(code: NonNullable<typeof edition>) {
    if (!demande) return null
    if (code === 'courrier') return composerCourrier(demande, titre, corps)
    if (code === 'devis') return devis ? composeDevis(demande, devis) : null
    if (code === 'ipid') return ipid ? composeIpid(demande, ipid) : null
    if (code === 'ficheConseil') {
      if (!conseil) return null
      const lue = sealer.unseal(conseil.contenu, sealed.documentConseil(conseil.id))
      return composeFiche(demande, JSON.parse(lue) as FicheConseil)
    }
    return composer(demande, code)
  }
}
