import { type Demande, NOM_ARCHIVE } from '@espace-adherent/contract'
import {
  type CodeEdition,
  codesEdition,
  dateAParis,
  editions,
  isEditionPermise,
  type TypeContrat,
} from '@espace-adherent/domain'
import { write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { ContratContext, MembreContext } from '../context.ts'
import { createDemandesSource, createDossierSource, type DemandesDeps } from '../demandes/index.ts'
import {
  attestationSource,
  createCourriersSource,
  createGedSource,
  type GedDeps,
} from '../documents/index.ts'
import { refuse } from '../historique/index.ts'
import { membreDe, note } from '../nouvelles/index.ts'
import { perimetreDe, regardDe } from '../perimetre.ts'
import type { Securite } from '../securite/index.ts'
import { findAnneesReglees, findContratsArchives } from './archive.repository.ts'
import { textes } from './textes.ts'
import { type Entree, writeZip } from './zip.ts'

export type ArchiveDeps = GedDeps & {
  securite: Pick<Securite, 'requireIdentite'>
  demandes: DemandesDeps
}

const PAR_PAGE = 50

/** One paper at a time: what has been sent is forgotten before the next is made. */
type Papier = { chemin: string; lire(): Promise<FileContent | null> }

/**
 * Everything is read by the source of its own screen, under what whoever asks may see of each contract: what
 * they cannot open there is not in here either.
 */
export const createArchiveSource = (deps: ArchiveDeps) => ({
  async visionneuse(context: MembreContext, nom: string) {
    const { db, visiteur, now } = context
    if (nom !== NOM_ARCHIVE) return refuse(context, 'document', nom)
    await write(db, membreDe(context), async (e) => {
      await deps.securite.requireIdentite(e, visiteur, now)
      return note(e, { a: 'auteur', action: 'papiers-telecharges' })
    })
    return {
      typeMime: 'application/zip',
      nomFichier: textes.nomArchive(dateAParis(now)),
      flux: writeZip(entrees(deps, context)),
    }
  },
})

/** What could not be made is named, at the end, in a text: a file that lacks something says so. */
async function* entrees(deps: ArchiveDeps, context: MembreContext): AsyncGenerator<Entree> {
  const manquent: string[] = []
  const pris = new Map<string, number>()
  let nombre = 0
  for await (const { chemin, lire } of tous(deps, context)) {
    const fichier = await lire().catch((error) => {
      if (error instanceof AppError) return null
      throw error
    })
    if (!fichier) {
      manquent.push(chemin)
      continue
    }
    nombre += 1
    yield { nom: distinct(pris, `${chemin}${extension(fichier)}`), contenu: fichier.contenu }
  }
  const contenu = Buffer.from(textes.lisezMoi(context.client.libelle, nombre, manquent))
  yield { nom: textes.nomLisezMoi, contenu }
}

async function* tous(deps: ArchiveDeps, context: MembreContext): AsyncGenerator<Papier> {
  const { db, client, visiteur, now } = context
  const numeros = Object.keys(visiteur.qualites)
  for (const { numero, nomOffre, typeContrat } of await findContratsArchives(
    db,
    client.code,
    numeros,
  )) {
    const perimetre = perimetreDe(visiteur, numero, now)
    if (!perimetre) continue
    const nom = `${propre(nomOffre)} ${numero}`
    const dedans = { ...context, numeroContrat: numero, perimetre, sealer: deps.sealer }
    yield* gardes(deps, dedans, nom)
    yield* aFaire(dedans, nom, typeContrat)
  }
  yield* accuses(deps.demandes, context)
}

/** What is kept: documents, then letters. */
async function* gardes(
  deps: ArchiveDeps,
  context: ContratContext,
  dossier: string,
): AsyncGenerator<Papier> {
  const ged = createGedSource(deps)
  for await (const { id, date, titre } of pages((apres) =>
    ged.list(context, { limite: PAR_PAGE, apres, tri: 'recent' }),
  ))
    yield {
      chemin: `${dossier}/${textes.documents}/${date} ${propre(titre)}`,
      lire: () => ged.visionneuse(context, id),
    }
  const courriers = createCourriersSource(deps)
  for await (const { id, date, objet } of pages((apres) =>
    courriers.list(context, { limite: PAR_PAGE, apres }),
  ))
    yield {
      chemin: `${dossier}/${textes.courriers}/${date} ${propre(objet)}`,
      lire: () => courriers.visionneuse(context, id),
    }
}

/** Papers of today; those of a period, year by year, where something was settled or called. */
async function* aFaire(
  context: ContratContext,
  dossier: string,
  typeContrat: TypeContrat,
): AsyncGenerator<Papier> {
  const proposees = new Set((await attestationSource.list(context)).map(({ code }) => code))
  const jour = dateAParis(context.now)
  const { reglees, appelees } = await findAnneesReglees(context.db, regardDe(context))
  const parAn: Partial<Record<CodeEdition, number[]>> = {
    echeancier: appelees,
    relevePrestations: reglees,
  }
  const { qualite } = context.perimetre
  for (const code of codesEdition) {
    if (!isEditionPermise(code, { qualite, typeContrat })) continue
    const { libelle } = editions[code]
    const annees = parAn[code]
    const chemin = `${dossier}/${textes.aujourdhui}/${propre(libelle)}`
    if (annees)
      for (const annee of annees)
        yield {
          chemin: `${chemin} ${annee}`,
          lire: () =>
            attestationSource.print(context, {
              edition: code,
              debut: `${annee}-01-01`,
              fin: `${annee}-12-31`,
            }),
        }
    else if (proposees.has(code) && !('isPeriodique' in editions[code]))
      yield {
        chemin: `${chemin} ${jour}`,
        lire: () => attestationSource.print(context, { edition: code }),
      }
  }
}

async function* accuses(deps: DemandesDeps, context: MembreContext): AsyncGenerator<Papier> {
  const demandes = createDemandesSource(deps)
  const dossiers = createDossierSource(deps)
  for (const etat of ['en-cours', 'terminees'] as const) {
    let apres: string | undefined
    do {
      const page = await demandes.list(context, { etat, taille: PAR_PAGE, apres, acte: undefined })
      for (const { id, reference, libelle } of page.items as Demande[])
        yield {
          chemin: `${textes.demandes}/${reference} ${propre(libelle)}`,
          lire: () => dossiers.print(context, { id }),
        }
      apres = page.suite ?? undefined
    } while (apres)
  }
}

/** Page after page, by the key of the last row. */
async function* pages<T extends { id: string }>(
  lire: (apres: string | undefined) => Promise<{ items: T[] }>,
): AsyncGenerator<T> {
  let apres: string | undefined
  for (;;) {
    const { items } = await lire(apres)
    yield* items
    if (items.length < PAR_PAGE) return
    apres = items.at(-1)?.id
  }
}

/** What every file system takes in a name. */
const propre = (titre: string) =>
  titre
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
    .slice(0, 100)
    .trim()

const extension = ({ nomFichier }: FileContent) => /\.\w{1,5}$/.exec(nomFichier)?.[0] ?? ''

/** Two papers of one name on one day are two files. */
function distinct(pris: Map<string, number>, nom: string): string {
  const fois = (pris.get(nom) ?? 0) + 1
  pris.set(nom, fois)
  return fois === 1 ? nom : nom.replace(/(\.\w+)?$/, ` (${fois})$1`)
}
