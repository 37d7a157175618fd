import { Readable } from 'node:stream'
import type { Correspondance } from '@espace-adherent/contract/imports'
import { parse } from 'csv-parse'
import { ArretError, type Brut, illisible } from '../bruts.ts'
import { LIGNE_MAX } from '../lignes.ts'
import { arrets } from '../textes.ts'
import { cleDe, colonnesAbsentes, commencer, continuer, type Plan, planDe } from './assembler.ts'
import { type Encodage, enTexte } from './encodage.ts'

const separateurs = [';', ',', '\t', '|'] as const
type Separateur = (typeof separateurs)[number]

/** What stands most often in the header, quotes left out; a semicolon where there is one column. */
export function trouverSeparateur(enTete: string): Separateur {
  const nu = enTete.replace(/"(?:[^"]|"")*"/g, '')
  const nombre = (separateur: string) => nu.split(separateur).length - 1
  return separateurs.reduce((meilleur, un) => (nombre(un) > nombre(meilleur) ? un : meilleur))
}

const PAR_LOT = 500
type Lignee = { record: string[]; info: { lines: number } }
type Saut = { code?: string; lines?: number }

type Csv = {
  morceaux: AsyncIterable<Buffer>
  encodage: Encodage
  fichier: string
  correspondance: Correspondance
  /** Once it is known. */
  dire(separateur: Separateur): void
}

/** A CSV file as records: consecutive lines that have the same key are one. */
export async function* lireCsv(csv: Csv): AsyncGenerator<Brut[]> {
  const { fichier, correspondance } = csv
  let plan = null as Plan | null
  let largeur = 0
  let enCours = null as { cle: string; brut: Brut } | null
  let lot: Brut[] = []
  for await (const lue of lignesDe(csv)) {
    if ('faute' in lue) {
      lot.push(lue.faute)
      continue
    }
    const { record, ligne } = lue
    if (plan === null) {
      const enTete = record.map((nom) => nom.trim())
      const absentes = colonnesAbsentes(correspondance, enTete)
      // Names of the mapping only: without a header, the first line is somebody's data.
      if (absentes.length > 0) throw new ArretError(arrets.colonnes(fichier, absentes.join(', ')))
      plan = planDe(correspondance, enTete)
      largeur = record.length
      continue
    }
    if (record.length !== largeur) {
      lot.push(illisible(ligne, 'illisible'))
      continue
    }
    const cle = cleDe(plan, record)
    if (enCours?.cle === cle) continuer(plan, enCours.brut, record)
    else {
      if (enCours) lot.push(enCours.brut)
      if (lot.length >= PAR_LOT) {
        yield lot
        lot = []
      }
      enCours = { cle, brut: commencer(plan, ligne, record) }
    }
  }
  if (plan === null) throw new ArretError(arrets.enTete(fichier))
  if (enCours) lot.push(enCours.brut)
  yield lot
}

async function* lignesDe({
  morceaux,
  encodage,
  dire,
}: Csv): AsyncGenerator<{ record: string[]; ligne: number } | { faute: Brut }> {
  const texte = enTexte(morceaux, encodage)
  let debut = ''
  for (;;) {
    const { value, done } = await texte.next()
    debut += value ?? ''
    if (done || /[\r\n]/.test(debut) || debut.length > LIGNE_MAX) break
  }
  const separateur = trouverSeparateur(debut.split(/[\r\n]/, 1)[0] ?? '')
  dire(separateur)
  const fautes: Saut[] = []
  const lecteur = parse({
    delimiter: separateur,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LIGNE_MAX,
  })
  lecteur.on('skip', (error: Saut) => fautes.push(error))
  const source = Readable.from(
    (async function* () {
      yield debut
      yield* texte
    })(),
  )
  source.once('error', (error) => lecteur.destroy(error))
  const rendre = ({ code, lines = 1 }: Saut) => ({
    faute: illisible(lines, code === 'CSV_MAX_RECORD_SIZE' ? 'trop-long' : 'illisible'),
  })
  try {
    for await (const { record, info } of source.pipe(lecteur) as AsyncIterable<Lignee>) {
      while (fautes.length > 0) yield rendre(fautes.shift() as Saut)
      yield { record, ligne: info.lines }
    }
    for (const faute of fautes) yield rendre(faute)
  } catch (error) {
    if ((error as Saut).code === 'CSV_QUOTE_NOT_CLOSED') yield rendre(error as Saut)
    else throw error
  } finally {
    source.destroy()
    lecteur.destroy()
  }
}
