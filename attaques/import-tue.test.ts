import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../scripts/support/ports.ts'
import { type Cluster, startPostgres } from '../scripts/support/postgres.ts'
import { createHasard } from './support/hasard.ts'
import { gererLots, lotDe } from './support/lot.ts'
import { signInPersonnel } from './support/personnel.ts'
import { type Portail, startPortail } from './support/portail.ts'

/** `npm run test:long` draws twenty. */
const MOMENTS = Number(process.env.IMPORTS_TUES ?? 3)
const GRAINE = Number(process.env.GRAINE ?? Date.now() % 100_000)
/** Four lots of contracts. */
const GENS = 1_700

const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-import-tue-'))
let cluster: Cluster
let base: Client
let environment: Record<string, string>
let portail: Portail
let lots: ReturnType<typeof gererLots>
before(async () => {
  cluster = await startPostgres({ durable: false })
  environment = {
    ...{ DATABASE_URL: cluster.url, DATA_DIR: dataDir, PORT: String(await freePort()) },
    ...{ JOBS_LEASE_MS: '1000', HEURES_ENVOI: '0' },
  }
  portail = await startPortail(environment)
  base = new Client({ connectionString: cluster.url })
  await base.connect()
  lots = gererLots(await signInPersonnel(portail.url, 'admin@example.org'))
})
after(async () => {
  await portail?.end('SIGKILL')
  await base?.end()
  await cluster?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const ENTITES = ['personnes', 'contrats', 'paiements', 'decomptes']
/** What came of a lot, without what it calls its records by. */
async function lireBase(de: string): Promise<string[]> {
  const { rows } = await base.query<{ dit: string }>(
    `with eux as (select * from personne where source like $1 || '-%'),
      l as (select d.numero_contrat, d.date, l.rang, l.rc, l.date_soins, p.montant, p.numero_contrat as paye
        from decompte d join eux on eux.id = d.personne_id join ligne l on l.decompte_id = d.id
        left join paiement p on p.id = l.paiement_id)
    select 'personne ' || concat_ws('|', source, nom, prenom, date_naissance, telephone_empreinte) as dit from eux
    union all select 'contrat ' || concat_ws('|', c.numero, c.nom_offre, c.etat, c.date_debut, p.source, a.rang, c.retire_le)
      from contrat c join assure a on (a.client_code, a.numero_contrat) = (c.client_code, c.numero)
      join personne p on p.id = a.personne_id where c.numero like $1 || '-%'
    union all select 'paiement ' || concat_ws('|', numero_contrat, date, montant) from paiement where numero_contrat like $1 || '-%'
    union all select 'ligne ' || concat_ws('|', numero_contrat, date, rang, rc, date_soins, montant, paye) from l
    union all select 'histoire ' || count(*) from historique h
      where h.action = 'import' and h.detail ->> 'source' = $1
    union all select 'reste ' || count(*) from pg_tables t join import_lot i on starts_with(t.tablename, i.etages || '_')
      where i.source = $1`,
    [de],
  )
  return rows.map(({ dit }) => dit.replaceAll(`${de}-`, '')).toSorted()
}

/** A lot is done before what it was made with has gone. */
async function lireRangee(de: string): Promise<string[]> {
  for (const limite = Date.now() + 20_000; ; await sleep(100)) {
    const lue = await lireBase(de)
    if (lue.includes('reste 0') || Date.now() > limite) return lue
  }
}

async function attendre(id: string) {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await sleep(50)) {
    const lot = await lots.lire(id)
    if (lot.etat === 'fait') return lot
    if (lot.etat === 'arrete') assert.fail(lot.arret ?? '')
  }
  return assert.fail('The lot did not come to its end')
}

test('a lot of the back office is killed at drawn moments: at the next start it goes on, to the same base as one that was not', {
  timeout: 1_800_000,
}, async (t) => {
  const hasard = createHasard(GRAINE)
  t.diagnostic(`GRAINE=${GRAINE}`)
  const entier = await lots.envoyer(lotDe('ENTIER', GENS))
  const debut = performance.now()
  await lots.faire('importer', entier)
  await attendre(entier)
  const duree = performance.now() - debut
  const attendue = await lireRangee('ENTIER')
  assert.equal(attendue.length, GENS * 7 + 2)
  assert.deepEqual(
    attendue.filter((dit) => /^histoire|^reste/.test(dit)),
    ['histoire 1', 'reste 0'],
  )

  const tues: string[] = []
  for (let i = 0; i < MOMENTS; i++) {
    const de = `TUE${i}`
    const id = await lots.envoyer(lotDe(de, GENS))
    await lots.faire('importer', id)
    // One in each part of the run, wherever there: that of a busy machine is longer.
    await sleep(duree * ((i + hasard.next()) / MOMENTS))
    await portail.end('SIGKILL')
    const { rows } = await base.query('select etat, faites, etapes from import_lot where id = $1', [
      id,
    ])
    tues.push(`${rows[0].etat} ${rows[0].faites}/${rows[0].etapes}`)
    portail = await startPortail(environment)
    const { bilan } = await attendre(id)
    assert.deepEqual(await lireRangee(de), attendue, `killed in ${tues.at(-1)}`)
    for (const [rang, entite] of ENTITES.entries()) {
      const dite = bilan?.entites[rang]
      const nombre = entite === 'decomptes' ? 2 * GENS : GENS
      assert.deepEqual([dite?.entite, dite?.crees, dite?.rejetes], [entite, nombre, 0])
    }
  }
  t.diagnostic(`killed in: ${tues.join(', ')}`)
  assert.ok(
    tues.some((un) => !un.startsWith('fait')),
    'not one was killed under way',
  )
})
