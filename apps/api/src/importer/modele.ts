import { hash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nomsEntites } from '@espace-adherent/contract/imports'
import { ArretError } from '../features/imports/lecture/bruts.ts'
import { correspondanceModele, csvModele, exemples, PDF } from './exemples.ts'
import { manifester } from './manifester.ts'
import { poserSchemas } from './schemas.ts'
import { textes } from './textes.ts'

/** A folder that passes as it is: each record once, the schemas, and a CSV to read one's own by. */
export async function poserModele(dossier: string, maintenant: Date): Promise<void> {
  await mkdir(join(dossier, 'fichiers'), { recursive: true })
  if ((await readdir(dossier)).some((nom) => nom !== 'fichiers'))
    throw new ArretError(textes.dossierPlein(dossier))
  for (const nom of ['attestation.pdf', 'echeancier.pdf'])
    await writeFile(join(dossier, 'fichiers', nom), PDF)
  const tous = exemples(hash('sha256', PDF, 'hex'))
  for (const entite of nomsEntites) {
    const lignes = tous[entite].map((un) => `${JSON.stringify(un)}\n`)
    await writeFile(join(dossier, `${entite}.jsonl`), lignes.join(''))
  }
  await manifester(dossier, {
    source: 'exemple',
    lot: '1',
    precedent: null,
    isDelta: false,
    maintenant,
  })
  await mkdir(join(dossier, 'csv'))
  await writeFile(
    join(dossier, 'csv', 'correspondance.json'),
    `${JSON.stringify(correspondanceModele, null, 2)}\n`,
  )
  await writeFile(join(dossier, 'csv', 'DECOMPTES_2026.csv'), csvModele)
  await poserSchemas(join(dossier, 'schemas'))
}
