import { inArray } from 'drizzle-orm'
import { contrats, defineCible, personnes, suiviDe } from '../../noyau/fusion/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { document } from './documents.schema.ts'

/** Papers whose bytes came with the files; their name in the store is drawn from those bytes. */
export const documentsImportes = defineCible({
  nom: 'documents',
  table: document,
  cleType: 'uuid',
  cles: [],
  donnees: [
    'numeroContrat',
    'personneId',
    'nature',
    'titre',
    'le',
    'canal',
    'remoteFileName',
    'typeMime',
    'nomFichier',
  ],
  refs: [
    { de: 'numero_contrat', champ: 'contrat', vers: contrats },
    { de: 'personne', champ: 'personne', vers: personnes, colonne: 'personneId' },
  ],
  fixes: { id: 's.cle' },
  trouve: 't.id = s.cle',
  cle: 'id',
  importe: `substr(t.id::text, 15, 1) = '8'`,
})

/** Of these names, those that a document has. */
export async function findPieces(db: Executor, noms: string[]): Promise<Set<string | null>> {
  if (noms.length === 0) return new Set()
  const rows = await db
    .select({ nom: document.remoteFileName })
    .from(document)
    .where(inArray(document.remoteFileName, noms))
  return new Set(rows.map(({ nom }) => nom))
}

/** Papers of two people who are one. */
export const suiviDocuments = suiviDe([document])
