import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { nomsEntites } from '@espace-adherent/contract/imports'
import {
  dossierAvec,
  effacerDossiers,
  manifesteDe,
  verifierDossier,
} from '../../src/importer/dossier.testing.ts'
import { comptes } from '../comptes.ts'
import { catalogueDe, enregistrementsDe, type Fichiers } from './enregistrements.ts'
import { groupesDe } from './groupe.ts'

after(effacerDossiers)

const lotDe = (code: 'horizon' | 'atlas', jour: string): Fichiers => {
  const now = new Date(`${jour}T10:00:00Z`)
  const groupes = groupesDe(code, Number(jour.slice(0, 4)), true)
  return {
    ...catalogueDe(code, now),
    ...enregistrementsDe(code, groupes, { now, motsDePasse: {} }),
  }
}

for (const code of ['horizon', 'atlas'] as const)
  for (const jour of ['2026-11-15', '2027-01-01', '2028-02-29'])
    test(`${code}, ${jour}: the folder passes « --verifier » as anybody’s, and says all but papers`, async () => {
      const lot = lotDe(code, jour)
      const dossier = dossierAvec(
        Object.fromEntries(Object.entries(lot).map(([entite, rows]) => [`${entite}.jsonl`, rows])),
      )
      await manifesteDe(dossier)
      const { lus, rejets } = await verifierDossier(dossier)
      assert.deepEqual(rejets, [])
      assert.deepEqual(
        lus.map(({ partie }) => partie.entite),
        // Nobody is joined to somebody else by a first lot.
        nomsEntites.filter((entite) => !['documents', 'fusions'].includes(entite)),
      )
      assert.ok(lus.every(({ recus }) => recus > 0))
      // A start that goes on after it was cut finds the files that it left.
      assert.deepEqual(lotDe(code, jour), lot)
    })

test('accounts of staff, those that staff made and those of nobody covered come with no file', () => {
  const { comptes: importes = [] } = lotDe('horizon', '2026-11-15')
  const identifiants = importes.map(({ identifiant }) => identifiant)
  assert.deepEqual(
    comptes.horizon
      .map(({ userName }) => userName)
      .filter((userName) => identifiants.includes(userName)),
    ['camille.martin', 'hugo.roche', 'jeanne.moreau', 'julien.martin'].map(
      (nom) => `${nom}@example.org`,
    ),
  )
})
