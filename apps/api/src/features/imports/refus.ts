import {
  definitionDe,
  type Enregistrement,
  type Entite,
  type Ligne,
  type LotImporte,
} from '@espace-adherent/contract/imports'
import { clesFonctionnalites, isAvantConnexion } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { FileStore } from '../../platform/storage/index.ts'
import { findPieces } from '../documents/index.ts'
import type { Controle } from '../fichiers/index.ts'
import { findCodes } from '../referentiel/index.ts'
import { ImportArreteError } from './arrets.ts'
import { nomDePiece } from './cles.ts'
import { findReglages } from './lots.repository.ts'
import type { Fautif } from './rangees.ts'
import { textes } from './textes.ts'

/** Where the bytes of documents go, and who looks at them first. */
export type Pieces = { store: FileStore; controle: Controle }

type Ici = {
  clientCode: string
  isEssai: boolean
  pieces: Pieces
  ouvrirFichier: LotImporte['ouvrirFichier']
}

/** What is refused of a record by itself, once the client is known: its codes, its file, what it opens. */
export async function createRefus(db: Executor, ici: Ici) {
  const { clientCode } = ici
  const { issuer, fonctionnalites } = await findReglages(db, clientCode)
  const ouvrables = new Set(
    clesFonctionnalites(fonctionnalites).filter((un) => !isAvantConnexion(un)),
  )
  const tables = new Map<string, Set<string>>()

  const regles: { [E in Entite]?: (valeur: Enregistrement<E>) => Fautif | null } = {
    contrats: ({ fonctionnalites: siennes = {} }) =>
      Object.keys(siennes).every((une) => ouvrables.has(une))
        ? null
        : { champ: 'fonctionnalites', code: 'valeur' },
    comptes: ({ sujetExterne }) =>
      sujetExterne != null && issuer === null ? { champ: 'sujetExterne', code: 'reference' } : null,
  }

  /** Of a batch: looked at whole, then asked of each. Files are in the store when it is done. */
  async function regarder<E extends Entite>(entite: E, lus: readonly Ligne<E>[]) {
    const { codes } = definitionDe(entite)
    const valeurs = lus.flatMap((lu) => ('valeur' in lu ? [lu.valeur] : []))
    for (const valeur of valeurs)
      for (const { table } of codes?.(valeur) ?? [])
        if (!tables.has(table)) tables.set(table, await findCodes(db, clientCode, table))
    const refusees =
      entite === 'documents'
        ? await recevoir(db, ici, valeurs as Enregistrement<'documents'>[])
        : new Set()
    const regle = regles[entite] as ((valeur: Enregistrement<E>) => Fautif | null) | undefined
    return (valeur: Enregistrement<E>): Fautif | null => {
      const inconnu = codes?.(valeur).find(
        ({ table, code }) => code != null && !tables.get(table)?.has(code),
      )
      if (inconnu) return { champ: inconnu.champ, code: 'referentiel' }
      if (refusees.has(valeur)) return { champ: 'fichier', code: 'fichier' }
      return regle?.(valeur) ?? null
    }
  }

  return { issuer, regarder }
}

export type Refuseur = Awaited<ReturnType<typeof createRefus>>

/**
 * Looks at the files that documents name, and keeps them; a dry run only looks. What is no document's in the end is
 * swept as any other orphan. Returns the records whose file is refused.
 */
async function recevoir(
  db: Executor,
  { clientCode, isEssai, pieces: { store, controle }, ouvrirFichier }: Ici,
  documents: readonly Enregistrement<'documents'>[],
): Promise<Set<unknown>> {
  const nomDe = ({ id, sha256 }: Enregistrement<'documents'>) => nomDePiece(clientCode, id, sha256)
  const connues = await findPieces(db, documents.map(nomDe))
  const refusees = new Set<unknown>()
  for (const document of documents) {
    const nom = nomDe(document)
    if (connues.has(nom)) continue
    const garde = await controle.garder(document.nomFichier, ouvrirFichier(document.fichier))
    if (garde === 'indisponible') throw new ImportArreteError(textes.sansAntivirus)
    if (garde === null) refusees.add(document)
    else if (!isEssai) await store.put(nom, contenu(garde))
  }
  return refusees
}

async function* contenu(octets: Buffer) {
  yield octets
}
