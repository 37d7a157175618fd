import { dateAParis } from '@espace-adherent/domain'
import type { TestApp } from '../../testing/index.ts'
import { enregistrementsDe } from './enregistrements.ts'
import type { Groupe } from './groupe.ts'
import { importerLot } from './importer.ts'

/** People whom the tests' demonstration leaves out, brought by a second lot of their insurer. */
export async function apporter(
  { database, sealer, clock: { now } }: Pick<TestApp, 'database' | 'sealer' | 'clock'>,
  groupe: (annee: number) => Groupe,
): Promise<void> {
  const annee = Number(dateAParis(now).slice(0, 4))
  await importerLot(
    { database, sealer, clock: () => now },
    { clientCode: 'horizon', lot: '2', precedent: '1', mode: 'delta' },
    enregistrementsDe('horizon', [groupe(annee)], { now, motsDePasse: {} }),
  )
}
