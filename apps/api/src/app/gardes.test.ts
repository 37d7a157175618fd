import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  type Acte,
  type ActeGestion,
  actes,
  actesGestion,
  isPreference,
} from '@espace-adherent/contract'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { createActesDeTest } from '../../testing/actes.ts'
import { createTestApp, type Inject, oublierImports, type TestApp } from '../../testing/index.ts'
import { deposer } from '../../testing/ribs.ts'
import { createSaisies, jour, noon } from '../../testing/saisies.ts'
import { encaisser } from '../features/cotisations/reglements/argent.ts'
import { reglement } from '../features/cotisations/reglements/paiements.schema.ts'
import { demande } from '../features/demandes/demandes.schema.ts'
import {
  type Brut,
  type Etat,
  importer,
  lireEtat,
  nommer,
} from '../features/imports/testing/enregistrements.ts'
import { type Envoi, envoyer } from '../features/imports/testing/lot.ts'
import type { Qui } from '../features/nouvelles/index.ts'
import { client } from '../features/portail/portail.schema.ts'
import { gardeImport } from '../noyau/gardes.schema.ts'
import { unchanged, write } from '../noyau/index.ts'

/** What each act touches of what files speak of; of those that touch nothing, why. */
const attendus: Record<ActeGestion, readonly string[] | { rien: string }> = {
  ribPrestationsActeGestion: ['contrat.compte'],
  ribCotisationsActeGestion: ['contrat.mandats'],
  ribActeGestion: ['contrat.compte', 'contrat.mandats'],
  paiementCotisationActeGestion: ['contrat.cotisations'],
  declarationSinistreV2ActeGestion: { rien: 'its statement is made here: no file names it' },
  pecHospiActeGestion: { rien: 'a letter' },
  carteTpActeGestion: ['contrat.carte'],
  declarationSinistreActeGestion: { rien: 'its claim is made here: no file names it' },
  consentementActeGestion: { rien: 'answers are their account’s, which no file writes again' },
  adresseActeGestion: ['personne.adresse', 'personne.telephone'],
  situationContractuelleActeGestion: ['personne.identite'],
  communicationActeGestion: { rien: 'choices are their account’s, which no file writes again' },
  abonnementActeGestion: { rien: 'choices are their account’s, which no file writes again' },
  dematerialisationActeGestion: { rien: 'choices are their account’s, which no file writes again' },
  contactActeGestion: { rien: 'a question' },
  inscriptionBeneficiaireActeGestion: ['contrat.assures'],
  radiationAssuresActeGestion: ['contrat.assures'],
  optionAffiliationActeGestion: ['contrat.options'],
  optionRadiationActeGestion: ['contrat.options'],
  radiationRenfortActeGestion: ['contrat.options'],
  garantiesActeGestion: ['contrat.offre'],
  renonciationActeGestion: ['contrat.options'],
  resiliationActeGestion: ['contrat.etat', 'contrat.mandats'],
  reclamationActeGestion: { rien: 'a question' },
  droitsActeGestion: { rien: 'a question' },
  decesActeGestion: { rien: 'a day that no file says' },
  accessibiliteActeGestion: { rien: 'a question' },
  changementIdentifiantActeGestion: { rien: 'their account’s, which no file writes again' },
  suppressionCompteActeGestion: { rien: 'their account’s, which no file writes again' },
}

/** Something that is neither what was there nor what was done, for each part that is looked at. */
const autrement: Record<string, (record: Brut) => void> = {
  adresse: (p) => Object.assign(p.adresse, { localite: 'Autreville' }),
  codePostal: (p) => Object.assign(p, { codePostal: '13001' }),
  telephone: (p) => Object.assign(p, { telephone: '0699999999' }),
  employeur: (p) => Object.assign(p, { employeur: 'Un autre' }),
  organisme: (p) => Object.assign(p, { organisme: 'Une autre' }),
  nom: (p) => Object.assign(p, { nom: 'Autrement' }),
  nomPatronymique: (p) => Object.assign(p, { nomPatronymique: 'Autrefois' }),
  compte: (c) =>
    Object.assign(c, { compte: { titulaire: 'X', iban: 'FR7630006000011234567890189' } }),
  codeModePaiement: (c) => Object.assign(c, { codeModePaiement: 'CHQ' }),
  codeModePaiementCotisation: (c) => Object.assign(c, { codeModePaiementCotisation: 'VIR' }),
  nomOffre: (c) => Object.assign(c, { nomOffre: 'Santé Essentiel' }),
  etat: (r) => Object.assign(r, { etat: 'numero' in r ? 'suspendu' : 'rejetee' }),
  dateFin: (c) => Object.assign(c, { dateFin: '2039-12-31' }),
  montant: (r) => Object.assign(r, { montant: r.montant + 7 }),
  dateEcheance: (r) => Object.assign(r, { dateEcheance: '2031-05-05' }),
  // Whoever is left alone, with nobody gone: neither who was there nor who is.
  assures: (c) => c.assures.splice(1),
  anciens_assures: (c) =>
    c.anciensAssures.push({
      ...{ personne: c.assures[0].personne, qualite: 'beneficiaire', lien: 'Enfant' },
      ...{ dateDebut: null, dateFin: '2001-01-01', motif: 'autre' },
    }),
  anciennes_offres: (c) =>
    c.anciennesOffres.push({ nomOffre: 'Santé Confort', du: '2001-01-01', au: '2001-12-31' }),
  options: (c) =>
    c.options.push({ codeRenfort: 'AUTRE', dateDebut: '2001-01-01', montantMensuel: 1 }),
  cartes: (c) => c.cartesTp.splice(0),
  mandats: (c) => c.mandats.splice(0),
}

let t: TestApp
let lot = 0
let sources: Map<string, string>
const de = createActesDeTest(() => t)
const saisies = createSaisies(() => t)
const NUMEROS = ['20450001', '20450003', '20450005']

before(async () => {
  t = await createTestApp()
  const { db } = t.database
  await oublierImports(t)
  sources = await importer(t)
  const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
  const modesGestion = Object.fromEntries(actesGestion.map((acte) => [acte, 'automatique']))
  const config = { ...horizon?.config, modesGestion } as NonNullable<typeof horizon>['config']
  await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
  await t.annuaire.refresh(db)
  // As the system has it, the first time.
  await lancer(await etat())
})
after(() => t?.close())

const etat = () => lireEtat(t, NUMEROS, sources)

async function lancer(fichiers: Etat) {
  // The clock goes back to noon for each act: each lot is the first of its source.
  const nom = String(lot + 1)
  const envoi: Envoi = { fichiers, lot: nom, source: `gestion-${nom}`, mode: 'delta' }
  const { rapport, rejets } = await envoyer(t, envoi, { clientCode: 'horizon' })
  assert.deepEqual(rejets, [])
  lot += 1
  const entites = rapport?.entites ?? []
  const total = (champ: 'gardes' | 'conflits' | 'changes' | 'crees') =>
    entites.reduce((n, un) => n + un[champ], 0)
  return {
    entites,
    gardes: total('gardes'),
    conflits: total('conflits'),
    ecrits: total('changes') + total('crees'),
  }
}

const depuis = (rang: number) =>
  t.database.db
    .select()
    .from(gardeImport)
    .where(gt(gardeImport.rang, rang))
    .orderBy(asc(gardeImport.rang))

/** Sent with a code and the documents that it wants, and done, on its day where it has one. */
async function faire(acte: Acte): Promise<void> {
  t.clock.now = noon
  const { de: comptes, saisie } = saisies[acte.key as ActeGestion]
  const call: Inject = await t.as(comptes[0] ?? '')
  const data: Record<string, unknown> = { ...(await saisie(call, 0)) }
  if ('iban' in data) data.iban = IBANS[acte.key]
  if ('telephone' in data) data.telephone = '0612340000'
  if ('facture' in data) data.facture = [await deposer(call, 'facture.pdf')]
  const headers = {
    'x-securitycode': (await call.prove?.()) ?? '',
    'idempotency-key': `garde-${acte.key}`.slice(0, 60),
  }
  const answer = await de.envoyer(call, acte.path, data, headers)
  assert.equal(answer.statusCode, 200, answer.body)
  // A preference counts at once, and leaves no request.
  if (isPreference(acte.key as ActeGestion)) return assert.equal(answer.json().demande, null)
  const { id } = answer.json().demande
  const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
  if (row?.effetLe && row.effetLe > jour(0)) await de.leJour(row.effetLe)
  if (acte.key === 'paiementCotisationActeGestion') await payer(id)
}

const IBANS: Record<string, string> = {
  ribPrestationsActeGestion: 'FR7630006000012000000710189',
  ribCotisationsActeGestion: 'FR7630004000030009876543210',
  ribActeGestion: 'FR7630004000031234567890143',
}

/** The card's page says that it was paid. */
async function payer(demandeId: string): Promise<void> {
  const { db } = t.database
  const [row] = await db.select().from(reglement).where(eq(reglement.demandeId, demandeId))
  const horizon = t.annuaire.byHost('localhost')
  if (!row || !horizon) throw new Error('Nothing is to be paid')
  const qui: Qui = {
    ...{ client: horizon, now: t.clock.now, auteur: null },
    messages: {
      enqueue: async () => {},
      document: (un: unknown) => un,
    } as unknown as Qui['messages'],
  }
  await write<Qui, void>(db, qui, async (e) => {
    await encaisser(e, row)
    return unchanged(e, undefined)
  })
}

/** Instalments that were withdrawn: a system that has taken it over deletes them. */
const sansRetirees = (avant: Etat, apres: Etat): Etat => ({
  ...apres,
  cotisations: [
    ...apres.cotisations,
    ...avant.cotisations
      .filter(({ id }) => !apres.cotisations.some((une) => une.id === id))
      .map(({ id }) => ({ id, supprime: true })),
  ],
})

/** The same as of before, with another value wherever the act had a part in it. */
function autre(avant: Etat, gardes: readonly (typeof gardeImport.$inferSelect)[]): Etat {
  const copie = structuredClone(avant)
  const tous = [...copie.personnes, ...copie.contrats, ...copie.cotisations]
  for (const { parties, numeroContrat } of gardes)
    for (const { cle, partie } of parties) {
      const record = tous.find(
        ({ id, numero }) => numero === cle || id === cle || (id && id === sources.get(cle)),
      )
      const ou = record ?? copie.contrats.find(({ numero }) => numero === numeroContrat) ?? {}
      const changer = autrement[partie] ?? assert.fail(`nothing else is known for ${partie}`)
      changer(ou)
    }
  return copie
}

const rouvrir = (rang: number) =>
  t.database.db.execute(
    sql`update garde_import set etat = 'ouverte', fin_le = null, lot = null where rang > ${rang} and lot is not null`,
  )

describe('each act, and three files', () => {
  for (const cle of actesGestion) {
    const attendu = attendus[cle]
    const acte = actes[cle] as unknown as Acte
    if ('rien' in attendu)
      test(`${cle} touches nothing that files speak of: ${attendu.rien}`, async () => {
        const [avant, rang] = [await etat(), await dernier()]
        await faire(acte)
        assert.deepEqual(await etat(), avant)
        assert.deepEqual(await depuis(rang), [])
      })
    else
      test(`${cle}: the older file undoes nothing, another one wins, the same one takes it over`, async () => {
        const [avant, rang] = [await etat(), await dernier()]
        await faire(acte)
        const [apres, gardes] = [await etat(), await depuis(rang)]
        assert.notDeepEqual(apres, avant)
        const groupes = gardes.map(({ groupe }) => groupe as string)
        for (const groupe of attendu)
          assert.ok(groupes.includes(groupe), `${groupe}, of ${groupes}`)
        for (const garde of gardes) assert.notEqual(garde.demandeId, null)

        const vieux = await lancer(avant)
        assert.ok(vieux.gardes > 0)
        assert.deepEqual([vieux.conflits, vieux.ecrits], [0, 0])
        assert.deepEqual(await etat(), apres, 'nothing is undone')

        const tout = autre(avant, gardes)
        assert.ok((await lancer(tout)).conflits > 0)
        const etats = async () => [...new Set((await depuis(rang)).map((une) => une.etat))]
        assert.deepEqual(await etats(), ['conflit'], 'the system has won')
        assert.notDeepEqual(await etat(), apres)

        await nommer(t)
        await rouvrir(rang)
        const meme = await lancer(sansRetirees(tout, apres))
        assert.deepEqual([meme.gardes, meme.conflits], [0, 0])
        assert.deepEqual(await etats(), ['reprise'])
        assert.deepEqual(await etat(), apres)
      })
  }
})

const dernier = async () => {
  const rows = await t.database.db.select({ rang: gardeImport.rang }).from(gardeImport)
  return Math.max(0, ...rows.map(({ rang }) => rang))
}
