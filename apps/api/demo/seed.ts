import { randomUUID } from 'node:crypto'
import { dateAParis } from '@espace-adherent/domain'
import { seedTarifsSoins } from '../src/features/tarifs-soins/index.ts'
import { sealed } from '../src/noyau/sealed.ts'
import type { Sealer } from '../src/platform/crypto/index.ts'
import { type Executor, upkeep } from '../src/platform/db/index.ts'
import { assuresAtlas } from './assures/atlas.ts'
import { assuresHorizon } from './assures/horizon.ts'
import { seedBureau } from './bureau/index.ts'
import { clientAtlas } from './clients/atlas.ts'
import { clientHorizon } from './clients/horizon.ts'
import { comptes } from './comptes.ts'
import { listConnexions } from './connexions.ts'
import { contenusDe } from './contenus/index.ts'
import { hasAnyClient, insertLot, type Lot } from './demo.repository.ts'
import { seedDifficultes } from './difficultes/seed.ts'
import { dossiersLot } from './dossiers/index.ts'
import { seedEnvois } from './envois/index.ts'
import { faqLot } from './faq/index.ts'
import { seedFigurants } from './figurants/seed.ts'
import { logosDe } from './logos/index.ts'
import { notificationsDe } from './notifications/index.ts'
import { nouveautesDe } from './nouveautes/index.ts'
import { offresDe } from './offres/index.ts'
import { optionsLot } from './options/index.ts'
import { regimeDe } from './personnes/index.ts'
import { subjectOf } from './provider/accounts.ts'
import {
  consentementsDe,
  ibanMasqueDe,
  toAccords,
  toAssures,
  toComptesPersonnels,
  toContrat,
  toPersonne,
} from './rangees.ts'
import { ratiosDe } from './ratios/index.ts'
import { remboursementsLot } from './remboursements/index.ts'
import { reseauxDe } from './reseaux-soins/index.ts'
import { sinistresDe } from './sinistres/index.ts'
import type { AssuresDemo, ClientDemo } from './types.ts'

export type SeedOptions = {
  db: Executor
  sealer: Sealer
  hashPassword(motDePasse: string): Promise<string>
  now: Date
  /** Port of the demonstration's own identity provider. */
  demoOidcPort: number
  /** Whether members nobody signs in as fill the queue, and what clerks prepared is there; tests bring their own. */
  hasFigurants?: boolean
}

/** Creates the two demonstration clients, all or nothing; an installation that has one is left alone. */
export async function seedDemo(options: SeedOptions): Promise<void> {
  const { db, sealer, now, demoOidcPort } = options
  if (await hasAnyClient(db)) return
  const annee = Number(dateAParis(now).slice(0, 4))
  const horizon = await toLot(clientHorizon, assuresHorizon(annee), options)
  const atlas = await toLot(clientAtlas, assuresAtlas(annee), options)
  atlas.client.fournisseurExterne = {
    issuer: `http://localhost:${demoOidcPort}`,
    clientId: 'espace-adherent',
    clientSecret: sealer.seal('demo-secret', sealed.clientSecret(atlas.client.code)),
    scope: 'openid email profile',
    claimIdentifiant: 'email',
  }
  // As people who have signed in there before: nobody is asked to prove anything to begin with.
  for (const compte of atlas.comptes) {
    compte.issuerExterne = atlas.client.fournisseurExterne.issuer
    compte.sujetExterne = subjectOf(compte)
  }
  await upkeep(db, async (tx) => {
    await insertLot(tx, horizon)
    await insertLot(tx, atlas)
    for (const { client } of [horizon, atlas]) await seedTarifsSoins(tx, client.code)
    if (options.hasFigurants) {
      await seedFigurants({ tx, sealer, now })
      await seedDifficultes({ tx, sealer, hashPassword: options.hashPassword, now })
      await seedBureau(tx, horizon.client.code, now)
    }
    await seedEnvois(tx, horizon.client.code, now)
  })
}

async function toLot(
  demo: ClientDemo,
  { personnes, contrats }: AssuresDemo,
  { sealer, hashPassword, now }: SeedOptions,
): Promise<Lot> {
  const { exceptions, ...client } = demo
  const clientCode = client.code
  const ids = new Map(personnes.map(({ cle }) => [cle, randomUUID() as string]))
  const idOf = (cle: string) => {
    const id = ids.get(cle)
    if (!id) throw new Error(`Nobody is called « ${cle} » in the demonstration of ${clientCode}`)
    return id
  }
  const comptesDuClient = await Promise.all(
    comptes[clientCode].map(
      async ({ cle, motDePasse, mobile, hasConsenti, quoi: _, ...compte }) => {
        const id: string = randomUUID()
        return {
          ...compte,
          hasConsenti,
          id,
          clientCode,
          email: compte.userName,
          personneId: cle && idOf(cle),
          motDePasse: motDePasse && (await hashPassword(motDePasse)),
          telephone: mobile && sealer.seal(mobile, sealed.compteTelephone(id)),
          telephoneConfirmeLe: mobile === null ? null : now,
          // The demonstration names them, as the installer would.
          accordsDesLe: compte.roles.includes('Admin') ? now : null,
        }
      },
    ),
  )
  const actifs = comptesDuClient.filter(({ isActif }) => isActif).map(({ id }) => id)
  const comptesPersonnels = toComptesPersonnels(contrats, clientCode, idOf, { sealer, now })
  const offres = offresDe(clientCode, Number(dateAParis(now).slice(0, 4)))
  return {
    client: { ...client, isDemonstration: true },
    logos: logosDe(clientCode).map((logo) => ({ clientCode, ...logo })),
    exceptions: exceptions.map((exception) => ({ clientCode, ...exception })),
    personnes: personnes.map((p) => ({
      clientCode,
      ...toPersonne(p, idOf(p.cle), { sealer, aujourdhui: dateAParis(now) }),
    })),
    offres,
    ratios: ratiosDe(clientCode, Number(dateAParis(now).slice(0, 4))),
    contrats: contrats.map((contrat) => toContrat({ clientCode, ...contrat }, sealer)),
    assures: toAssures(contrats, clientCode, idOf),
    accords: toAccords(contrats, clientCode, idOf, now),
    comptesPersonnels,
    ...optionsLot(clientCode, Number(dateAParis(now).slice(0, 4))),
    nouveautes: nouveautesDe(clientCode, now),
    comptes: comptesDuClient.map(({ hasConsenti: _, ...compte }) => compte),
    consentements: comptesDuClient
      .filter(({ hasConsenti }) => hasConsenti)
      .flatMap(({ id }) => consentementsDe(client, id, now)),
    notifications: comptesDuClient.flatMap((compte) => notificationsDe(compte, now)),
    connexions: listConnexions(now, actifs).map((connexion) => ({ clientCode, ...connexion })),
    contenus: contenusDe(clientCode).map((contenu, ordre) => ({
      clientCode,
      ...contenu,
      ordre,
      publieLe: now,
    })),
    faq: faqLot(clientCode, now),
    dossiers: dossiersLot({
      client,
      assures: { personnes, contrats },
      aujourdhui: dateAParis(now),
      sealer,
      idOf,
    }),
    reseaux: reseauxDe(clientCode),
    sinistres: sinistresDe(clientCode, dateAParis(now), idOf),
    remboursements: remboursementsLot({
      clientCode,
      aujourdhui: dateAParis(now),
      personnes: personnes.map((p) => ({ ...p, id: idOf(p.cle), codeRegime: regimeDe(p.cle) })),
      contrats: contrats.map((c) => ({
        ...c,
        ibanMasque: ibanMasqueDe(c),
        personnels: comptesPersonnels.filter(({ numeroContrat }) => numeroContrat === c.numero),
      })),
      garantiesDe: (nomOffre) => offres.find(({ nom }) => nom === nomOffre)?.garanties ?? [],
    }),
  }
}
