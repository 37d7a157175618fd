import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import {
  type BilanEntite,
  type Entite,
  type Execution,
  lireEnregistrement,
  type Manifeste,
  nomsEntites,
  type Partie,
  type Rapport,
  type RejetDeBase,
} from '@espace-adherent/contract/imports'
import { eq } from 'drizzle-orm'
import type { TestApp } from '../../../../testing/index.ts'
import type { FileStore } from '../../../platform/storage/index.ts'
import { createControle } from '../../fichiers/index.ts'
import { client } from '../../portail/portail.schema.ts'
import { createExecution, type ImportVoulu } from '../index.ts'

/** An insurer of nobody yet. */
export const CLIENT = 'neuve'

export async function ouvrirClient(t: TestApp, code = CLIENT): Promise<void> {
  const [modele] = await t.database.db.select().from(client).where(eq(client.code, 'horizon'))
  if (!modele) throw new Error('The demonstration has no such insurer')
  await t.database.db
    .insert(client)
    .values({ ...modele, code, adresses: [`${code}.localhost`], isDefaut: false })
}

export type Fichiers = Partial<Record<Entite, readonly object[]>>

export type Envoi = {
  fichiers: Fichiers
  lot: string
  /** Another system than the usual one; each has lots of its own. */
  source?: string
  precedent?: string | null
  mode?: 'complet' | 'delta'
  parties?: Partial<Record<Entite, Partial<Partie>>>
  /** What `fichiers/` holds. */
  pieces?: Record<string, string>
}

export type Resultat = {
  bilans: BilanEntite[]
  rejets: (RejetDeBase & { entite: Entite })[]
  rapport: Rapport | null
}

export const manifesteDe = ({
  fichiers,
  lot,
  source = 'gestion',
  precedent = null,
  mode = 'complet',
  parties = {},
}: Envoi): Manifeste => ({
  format: 'espace-adherent-import/1',
  source,
  lot,
  precedent,
  prisLe: '2026-11-16T02:00:00Z',
  fichiers: Object.entries(fichiers).map(([entite, rows]) => ({
    fichier: `${entite}.jsonl`,
    entite: entite as Entite,
    mode,
    enregistrements: rows.length,
    sha256: hash('sha256', JSON.stringify(rows)),
    ...parties[entite as Entite],
  })),
})

/** The bytes that were kept, by their name in the store. */
export const deposes = new Map<string, string>()

const store = {
  async put(nom: string, contenu: AsyncIterable<Uint8Array>) {
    const morceaux: Uint8Array[] = []
    for await (const morceau of contenu) morceaux.push(morceau)
    deposes.set(nom, Buffer.concat(morceaux).toString())
  },
} as unknown as FileStore

/**
 * As the importer does it, without files. `coupe`: the process ends after so many lots. `pendant`: done once records are
 * classified, before they are merged.
 */
export async function envoyer(
  t: TestApp,
  envoi: Envoi,
  voulu: Partial<ImportVoulu> & { coupe?: number; pendant?: () => Promise<void> } = {},
): Promise<Resultat> {
  const controle = createControle({
    ...{ scanner: null, sansScanner: 'accepter', maxBytes: 1_000_000 },
    onFault() {},
  })
  const pieces = { store: store, controle }
  const execution: Execution = createExecution(
    { database: t.database, sealer: t.sealer, clock: () => t.clock.now, pieces },
    { clientCode: CLIENT, isEssai: false, lancePar: 'console', ...voulu },
  )
  const manifeste = manifesteDe(envoi)
  // Each is later than the one before it.
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  const refus = await execution.ouvrir({
    manifeste,
    sha256: hash('sha256', JSON.stringify(manifeste)),
    async *ouvrirFichier(fichier) {
      yield Buffer.from(envoi.pieces?.[fichier] ?? '')
    },
  })
  if (refus !== null) throw new Error(refus)
  try {
    for (const entite of nomsEntites) {
      const partie = manifeste.fichiers.find((un) => un.entite === entite)
      if (!partie) continue
      const lus = (envoi.fichiers[entite] ?? []).map((brut, i) => {
        const lu = lireEnregistrement(entite, brut)
        if ('refus' in lu) throw new Error(`${entite} ${i}: ${JSON.stringify(lu.refus)}`)
        return { ligne: i + 1, ...lu }
      })
      await execution.stage(entite, partie, lus)
    }
    const rejets: Resultat['rejets'] = []
    for (const entite of nomsEntites)
      for await (const rejet of execution.classify(entite)) rejets.push({ entite, ...rejet })
    const bilans = await execution.bilan()
    const lus = manifeste.fichiers.map(({ entite, enregistrements: recus }) => {
      const siens = rejets.filter((un) => un.entite === entite)
      const parCode = Object.fromEntries(
        siens.map(({ code }) => [code, siens.filter((un) => un.code === code).length]),
      )
      return { entite, recus, rejetes: siens.length, parCode }
    })
    const arret = await execution.arret(lus)
    // With what was read: it balances with what the files hold.
    assert.deepEqual(await execution.bilan(), bilans)
    if (arret !== null) throw new Error(arret)
    if (voulu.isEssai) return { bilans, rejets, rapport: await execution.report() }
    await voulu.pendant?.()
    await execution.merge((faits) => {
      if (faits === voulu.coupe) throw new Error('cut')
    })
    return { bilans, rejets, rapport: await execution.report() }
  } finally {
    await execution.fermer()
    await controle.close()
  }
}
