import { randomUUID } from 'node:crypto'
import { dateAParis } from '@espace-adherent/domain'
import { seedMotifs } from '../src/features/demandes/index.ts'
import { seedTarifsSoins } from '../src/features/tarifs-soins/index.ts'
import { sealed } from '../src/noyau/sealed.ts'
import type { Sealer } from '../src/platform/crypto/index.ts'
import { type Database, type Executor, upkeep } from '../src/platform/db/index.ts'
import { seedBureau } from './bureau/index.ts'
import { clientAtlas } from './clients/atlas.ts'
import { clientHorizon } from './clients/horizon.ts'
import { compteEnDifficulte, comptes } from './comptes.ts'
import { contenusDe } from './contenus/index.ts'
import { hasAnyClient, insertClient, type LotClient } from './demo.repository.ts'
import { type Depart, endDepart, findDepart, saveDepart } from './depart.repository.ts'
import { seedDifficultes } from './difficultes/seed.ts'
import { seedEnvois } from './envois/index.ts'
import { faqLot } from './faq/index.ts'
import { seedFigurants } from './figurants/seed.ts'
import { logosDe } from './logos/index.ts'
import { catalogueDe, enregistrementsDe } from './lot/enregistrements.ts'
import { groupesDe } from './lot/groupe.ts'
import { importerLot } from './lot/importer.ts'
import { nouveautesDe } from './nouveautes/index.ts'
import { seedPortail } from './portail/index.ts'
import { subjectOf } from './provider/accounts.ts'
import { consentementsDe } from './rangees.ts'
import { ratiosDe } from './ratios/index.ts'
import type { ClientDemo, CodeClient } from './types.ts'

export type SeedOptions = {
  database: Database
  /** The connection of whoever prepares the database. No transaction is open on it: what was written is there to import for. */
  db: Executor
  sealer: Sealer
  hashPassword(motDePasse: string): Promise<string>
  now: Date
  /** Port of the demonstration's own identity provider. */
  demoOidcPort: number
  /** Whether members nobody signs in as fill the queue, and what clerks prepared is there; tests bring their own. */
  hasFigurants?: boolean
}

const clients = [clientHorizon, clientAtlas]

/**
 * Creates the two demonstration clients; an installation that has them is left alone. First the insurers with their settings,
 * contents and staff; then what their management systems know, taken in as anybody's files are; last what only a portal has.
 * A start that was cut is gone on with: the same draw gives the same files.
 */
export async function seedDemo(options: SeedOptions): Promise<void> {
  const { db, database, sealer, hasFigurants = false } = options
  const depart = (await findDepart(db)) ?? ((await hasAnyClient(db)) ? null : await partir(options))
  if (!depart) return
  const { now } = depart
  const annee = Number(dateAParis(now).slice(0, 4))
  for (const { code } of clients)
    await importerLot(
      { database, sealer, clock: () => now },
      { clientCode: code, lot: '1', precedent: null, mode: 'complet' },
      {
        ...catalogueDe(code, now),
        ...enregistrementsDe(code, groupesDe(code, annee, hasFigurants), depart),
      },
    )
  await upkeep(db, async (tx) => {
    for (const client of clients) {
      const [premier] = groupesDe(client.code, annee, false)
      if (premier) await seedPortail({ tx, sealer, now }, client, premier, depart)
    }
    if (hasFigurants) {
      await seedFigurants({ tx, sealer, now })
      await seedDifficultes({ tx, sealer, now })
      await seedBureau(tx, clientHorizon.code, now)
    }
    await seedEnvois(tx, clientHorizon.code, now)
    await endDepart(tx)
  })
}

/** The insurers without their members, and what was drawn: all or nothing. */
async function partir(options: SeedOptions): Promise<Depart> {
  const { db, now } = options
  const depart = { now, motsDePasse: await tirer(options) }
  const lots = clients.map((client) => toLotClient(client, depart, options))
  await upkeep(db, async (tx) => {
    await saveDepart(tx, depart)
    for (const lot of lots) {
      await insertClient(tx, lot)
      await seedMotifs(tx, lot.client.code)
      await seedTarifsSoins(tx, lot.client.code)
    }
  })
  return depart
}

/** Of every account that has a password. */
async function tirer({ hashPassword, hasFigurants }: SeedOptions): Promise<Depart['motsDePasse']> {
  const tous = clients.flatMap(({ code }) => comptes[code])
  const tires = [...tous, ...(hasFigurants ? [compteEnDifficulte] : [])].flatMap(
    ({ userName, motDePasse }) => (motDePasse === null ? [] : [{ userName, motDePasse }]),
  )
  return Object.fromEntries(
    await Promise.all(
      tires.map(
        async ({ userName, motDePasse }) => [userName, await hashPassword(motDePasse)] as const,
      ),
    ),
  )
}

function toLotClient(
  { exceptions: _, ...client }: ClientDemo,
  { now, motsDePasse }: Depart,
  { sealer, demoOidcPort }: SeedOptions,
): LotClient {
  const clientCode = client.code
  const fournisseur =
    clientCode === 'atlas' ? fournisseurDe(clientCode, sealer, demoOidcPort) : null
  const personnel = comptes[clientCode].flatMap(
    ({ cle, mobile, hasConsenti: _, quoi: __, ...compte }) => {
      if (cle !== null) return []
      const id: string = randomUUID()
      return {
        ...compte,
        id,
        clientCode,
        email: compte.userName,
        motDePasse: motsDePasse[compte.userName] ?? null,
        ...(fournisseur && {
          issuerExterne: fournisseur.issuer,
          sujetExterne: subjectOf({ email: compte.userName }),
        }),
        telephone: mobile && sealer.seal(mobile, sealed.compteTelephone(id)),
        telephoneConfirmeLe: mobile === null ? null : now,
        // The demonstration names them, as the installer would.
        accordsDesLe: compte.roles.includes('Admin') ? now : null,
      }
    },
  )
  return {
    client: {
      ...client,
      isDemonstration: true,
      fournisseurExterne: fournisseur,
    },
    logos: logosDe(clientCode).map((logo) => ({ clientCode, ...logo })),
    ratios: ratiosDe(clientCode, Number(dateAParis(now).slice(0, 4))),
    nouveautes: nouveautesDe(clientCode, now),
    comptes: personnel,
    consentements: personnel.flatMap(({ id }) => consentementsDe(client, id, now)),
    contenus: contenusDe(clientCode).map((contenu, ordre) => ({
      clientCode,
      ...contenu,
      ordre,
      publieLe: now,
    })),
    faq: faqLot(clientCode, now),
  }
}

const fournisseurDe = (code: CodeClient, sealer: Sealer, port: number) => ({
  issuer: `http://localhost:${port}`,
  clientId: 'espace-adherent',
  clientSecret: sealer.seal('demo-secret', sealed.clientSecret(code)),
  scope: 'openid email profile',
  claimIdentifiant: 'email',
})
