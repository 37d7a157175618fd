import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sourcesPartagees, tables } from '@espace-adherent/contract'
import { type MiseAJour, updateCommun } from '../features/referentiel/index.ts'
import { FolderInUseError } from '../platform/db/index.ts'
import { AppError } from '../platform/http/index.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './installation.ts'
import { textes } from './textes.ts'

const { referentiels: mots } = textes
const connues = Object.keys({ ...tables, ...sourcesPartagees })

/** `npm run referentiels`: the rows that all insurers share, from a CSV file; a dry run unless it is told to write. */
async function updateReferentiels(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ecrire: { type: 'boolean' }, remplacer: { type: 'boolean' } },
  })
  const [table = '', fichier] = positionals
  if (!connues.includes(table) || fichier === undefined) {
    console.log(mots.usage(connues))
    return 2
  }
  const csv = await readFile(fichier, 'utf8')
  const database = await openDatabase(readConfig(process.env))
  try {
    const bilan = await updateCommun(database.db, {
      table: table as MiseAJour['table'],
      csv,
      isEssai: !values.ecrire,
      isRemplacement: values.remplacer ?? false,
      now: new Date(),
    })
    console.log(mots.comptes(bilan))
    for (const erreur of bilan.erreurs) console.log(mots.erreur(erreur))
    for (const changement of bilan.apercu) console.log(mots.changement(changement))
    console.log(values.ecrire ? mots.fait : mots.essai)
    return bilan.erreurs.length > 0 ? 1 : 0
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await updateReferentiels()
} catch (error) {
  if (error instanceof AppError) console.error(Object.values(error.champs ?? {}).join('\n'))
  else console.error(error instanceof FolderInUseError ? error.message : error)
  process.exitCode = 2
}
