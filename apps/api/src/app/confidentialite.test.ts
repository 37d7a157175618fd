import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import { type Resource, registry } from '@espace-adherent/contract'
import { addDays, addYears, dateAParis, soinDe } from '@espace-adherent/domain'
import { and, eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { createTestApp, type Inject, type TestApp, voirComme } from '../../testing/index.ts'
import { partageSoins, soinSecret } from '../features/confidentialite/confidentialite.schema.ts'
import { delegation } from '../features/delegation/delegation.schema.ts'
import { document } from '../features/documents/documents.schema.ts'
import { insertDocuments } from '../features/documents/index.ts'
import { decompte, ligne, paiement } from '../features/remboursements/remboursements.schema.ts'
import { sinistre } from '../features/sinistres/sinistres.schema.ts'
import { compte } from '../noyau/comptes.schema.ts'
import { assure, personne } from '../noyau/contrats.schema.ts'
import { readPdf } from '../platform/documents/testing/read-pdf.ts'
import {
  fermees,
  type Lecteur,
  parMois,
  regards,
  type Soigne,
  sansLeSecret,
  sansSoins,
  soignes,
  soins,
  type Vue,
} from './confidentialite.table.ts'

const cle = { clientCode: 'horizon', numeroContrat: '20450001' }
const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
const SOINS_LE = '2026-03-02'
const REGLE_LE = '2026-04-07'

/** An act of their own for each, so that its name tells whose care is told. */
const actes = ['PH65', 'AMK', 'G', 'PSY', 'OPTA', 'CS'] as const

type Cas = {
  id: string
  prenom: string
  /** As it stands in whatever tells it. */
  marque: string
  acte: string
  depense: number
  decompteId: number
  documentId: string
  courrierId: string
}

let t: TestApp
let cas: Record<Soigne, Cas>
let lecteurs: Record<Lecteur, Inject>

const findPersonne = async (prenom: string) => {
  const [row] = await t.database.db
    .select()
    .from(personne)
    .where(and(eq(personne.clientCode, 'horizon'), eq(personne.prenom, prenom)))
  assert.ok(row, prenom)
  return row
}

async function addPersonne(prenom: string, dateNaissance: string, rang: number) {
  const { db } = t.database
  const [row] = await db
    .insert(personne)
    .values({ clientCode: 'horizon', nom: 'Martin', prenom, dateNaissance })
    .returning()
  assert.ok(row)
  await db
    .insert(assure)
    .values({ ...cle, personneId: row.id, qualite: 'beneficiaire', lien: 'Enfant', rang })
  return row
}

async function addCas(id: string, prenom: string, rang: number): Promise<Cas> {
  const { db } = t.database
  const acte = actes[rang]
  assert.ok(acte && soinDe(acte), acte)
  const marque = `Zz${rang}q`
  const [visite, verse] = await Promise.all([
    db
      .insert(decompte)
      .values({ ...cle, personneId: id, date: SOINS_LE, professionnel: `Dr ${marque}` })
      .returning(),
    db
      .insert(paiement)
      .values({ ...cle, date: REGLE_LE, montant: 1000, mode: 'VIR', destinataire: 'assure' })
      .returning(),
  ])
  const commune = {
    ...cle,
    decompteId: visite[0]?.id ?? 0,
    personneId: id,
    dateSoins: SOINS_LE,
    dateReglement: REGLE_LE,
    depense: 7310 + rang,
    ro: 2000,
    rc: 1000,
    etat: 'reglee',
  } as const
  await db.insert(ligne).values([
    { ...commune, codeActe: acte, destinataire: 'assure', paiementId: verse[0]?.id ?? 0 },
    { ...commune, codeActe: 'OST', destinataire: 'tiers' },
  ])
  await db.insert(sinistre).values({
    ...cle,
    personneId: id,
    typeSinistre: marque,
    dateDebut: SOINS_LE,
    etapes: [],
  })
  const papier = {
    ...cle,
    personneId: id,
    // Of the child, before the care that is kept secret, or about it.
    le: rang === 4 ? addDays(SOINS_LE, -1) : SOINS_LE,
    edition: 'courrier' as const,
    parametres: { paragraphes: [marque] },
    typeMime: 'application/pdf',
    titre: `Pour ${marque}`,
    nomFichier: `${marque}.pdf`,
  }
  await insertDocuments(db, [
    { ...papier, nature: 'remboursements' },
    { ...papier, nature: 'courrier', canal: 'papier' },
  ])
  const gardes = await db.select().from(document).where(eq(document.titre, papier.titre))
  const idDe = (nature: string) => gardes.find((one) => one.nature === nature)?.id ?? ''
  const decompteId = commune.decompteId
  const ids = { documentId: idDe('remboursements'), courrierId: idDe('courrier') }
  return { id, prenom, marque, acte, depense: commune.depense, decompteId, ...ids }
}

const compteDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  assert.ok(row, userName)
  return row
}

/** Julien opened these areas to that account, which looks. */
async function regarder(userName: string, domaines: ('remboursements' | 'documents')[]) {
  const [titulaire, mandataire] = [await compteDe(JULIEN), await compteDe(userName)]
  const [row] = await t.database.db
    .insert(delegation)
    .values({
      clientCode: 'horizon',
      compteId: titulaire.id,
      mandataireId: mandataire.id,
      nom: 'Un proche',
      email: userName,
      domaines,
      fin: addYears(dateAParis(t.clock.now), 1),
      etat: 'acceptee',
      expireLe: t.clock.now,
      creeLe: t.clock.now,
    })
    .returning()
  const call = await t.as(userName)
  const payload = { geste: 'ouvrir', id: row?.id }
  const url = '/api/adherent/delegations/geste'
  assert.equal((await call({ method: 'POST', url, payload })).statusCode, 200)
  return call
}

const voir = async (userName: string) =>
  voirComme(await t.as('admin@example.org'), (await compteDe(userName)).id)

before(async () => {
  t = await createTestApp()
  const { db } = t.database
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  await db.delete(ligne).where(eq(ligne.numeroContrat, cle.numeroContrat))
  await db.delete(partageSoins)
  const [camille, julien, lea] = await Promise.all(['Camille', 'Julien', 'Léa'].map(findPersonne))
  assert.ok(camille && julien && lea)
  const rose = await addPersonne('Rose', '1990-05-05', 4)
  const tom = await addPersonne('Tom', addYears('2026-11-16', -17), 5)
  await db.insert(partageSoins).values({ ...cle, personneId: rose.id, donneLe: t.clock.now })
  const { id: _, ...modele } = await compteDe(JULIEN)
  const tomCompte = { userName: 'tom@example.org', email: 'tom@example.org', prenom: 'Tom' }
  await db.insert(compte).values({ ...modele, ...tomCompte, personneId: tom.id })
  const gens = [camille, julien, rose, tom, lea, lea]
  const faits: [Soigne, Cas][] = []
  for (const [rang, soigne] of soignes.entries()) {
    const une = gens[rang]
    assert.ok(une)
    faits.push([soigne, await addCas(une.id, une.prenom, rang)])
  }
  cas = Object.fromEntries(faits) as Record<Soigne, Cas>
  const cache = cas['a child, kept secret']
  await db.insert(soinSecret).values({
    ...cle,
    decompteId: cache.decompteId,
    personneId: cache.id,
    par: 'adherent',
    le: t.clock.now,
  })
  lecteurs = {
    adherent: await t.as(CAMILLE),
    'staff who see the portal as the adherent': await voir(CAMILLE),
    spouse: await t.as(JULIEN),
    'staff who see the portal as the spouse': await voir(JULIEN),
    'child of seventeen': await t.as('tom@example.org'),
    'relative to whom the spouse opened care': await regarder('hugo.roche@example.org', [
      'remboursements',
      'documents',
    ]),
    'relative to whom the spouse opened documents': await regarder('jeanne.moreau@example.org', [
      'documents',
    ]),
  }
})
after(() => t?.close())

const headers = { 'x-numcontrat': cle.numeroContrat }
const get = (call: Inject, url: string) => call({ url: `/api${url}`, headers })

const isAnswered = ({ statusCode }: LightMyRequestResponse) => {
  assert.ok([200, 403, 404].includes(statusCode), `${statusCode}`)
  return statusCode === 200
}

/** All that somebody could read in it, without spaces: papers are cut into lines. */
function textOf(answer: LightMyRequestResponse): string {
  if (!isAnswered(answer)) return ''
  const type = String(answer.headers['content-type'])
  const sansBlancs = (texte: string) => texte.replace(/\s/g, '')
  if (type.includes('pdf')) return sansBlancs(readPdf(answer.rawPayload).pages.join(''))
  if (type.includes('sheet')) return sansBlancs(unzip(answer.rawPayload))
  return sansBlancs(answer.body)
}

function unzip(file: Buffer): string {
  let read = ''
  for (let at = file.indexOf('PK\x03\x04'); at >= 0; at = file.indexOf('PK\x03\x04', at + 4)) {
    const begin = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
    const next = file.indexOf('PK', begin)
    try {
      read += inflateRawSync(file.subarray(begin, next < 0 ? undefined : next), {
        finishFlush: 2,
      }).toString()
    } catch {
      read += file.subarray(begin, next < 0 ? undefined : next).toString()
    }
  }
  return read
}

/** The name of an act, its professional or its price is detail. */
function vueDuTexte(texte: string, { marque, acte, depense }: Cas): Vue {
  const libelle = (soinDe(acte)?.libelle ?? '').replace(/\s/g, '')
  assert.notEqual(libelle, '')
  const prix = [`"depense":${depense}`, (depense / 100).toFixed(2).replace('.', ',')]
  return [marque, libelle, ...prix].some((mot) => texte.includes(mot)) ? 'detail' : 'rien'
}

const lire = async (call: Inject, url: string, un: Cas) =>
  vueDuTexte(textOf(await get(call, url)), un)

/** Every way in which a resource could tell it; each must give the same. */
const sondes: Record<keyof typeof soins, (call: Inject, un: Cas) => Promise<Vue[]>> = {
  remboursements: async (call, un) => {
    const base = '/v1/adherent/remboursements'
    const vues: Vue[] = []
    for (const suite of [
      '?taille=100',
      '?taille=100&tri=acte&sens=croissant',
      `?personne=${un.id}&taille=100`,
      '/export?format=csv',
      '/export?format=xlsx',
      '/print',
    ])
      vues.push(await lire(call, `${base}${suite}`, un))
    // Whoever looks for a professional or a family finds those whose care they see, and no other.
    const cherche = await lire(call, `${base}?recherche=${un.marque}&taille=100`, un)
    if (vues[0] !== 'detail') assert.equal(cherche, 'rien')
    else vues.push(cherche)
    return vues
  },
  rechercheMembre: async (call, un) => {
    const answer = await get(call, '/adherent/recherche?q=osteopathie')
    if (!isAnswered(answer)) return ['rien']
    const soins = answer.json().items.find((g: { groupe: string }) => g.groupe === 'remboursements')
    const ids = (soins?.trouves ?? []).map(({ vers }: { vers: { id: number } }) => vers.id)
    return [ids.includes(un.decompteId) ? 'detail' : 'rien']
  },
  prestations: async (call, un) => [
    await lire(call, `/v2/adherent/prestations?id=${un.decompteId}`, un),
  ],
  tiersPrestations: async (call, un) => {
    const answer = await get(call, '/v2/adherent/tiers-prestations?taille=100')
    if (!isAnswered(answer)) return ['rien']
    const dites = answer.json().items.map(({ decompteId }: Cas) => decompteId)
    return [dites.includes(un.decompteId) ? 'detail' : 'rien']
  },
  paiements: async (call, un) => [
    await lire(call, '/v2/adherent/paiements?taille=100', un),
    await lire(call, '/v2/adherent/paiements/export?format=csv', un),
  ],
  compteurs: async (call, un) => {
    const answer = await get(call, '/adherent/compteurs')
    if (!isAnswered(answer)) return ['rien']
    const { items = answer.json() } = answer.json()
    const sien = items.find(({ numPers }: { numPers: string }) => numPers === un.id)
    if (!sien) return ['rien']
    assert.equal(sien.droits.length === 0, sien.isConfidentiel)
    return [sien.isConfidentiel ? 'totaux' : usage(sien.droits, 'osteopathie')]
  },
  simulation: async (call, un) => {
    const query = `numPers=${un.id}&codeActe=OST&depense=6000`
    const answer = await get(call, `/simulateurprestationv2?${query}`)
    if (!isAnswered(answer)) return ['rien']
    const { plafonds } = answer.json()
    const compte = plafonds.find(({ nature }: { nature: string }) => nature === 'unites')
    // This one, and the one before.
    return [compte.consomme === 2 ? 'detail' : 'totaux']
  },
  simulationSejour: async (call, un) => {
    const query = `numPers=${un.id}&dateEntree=2026-12-01&nuits=2`
    const answer = await get(call, `/simulateurprestation/sejour?${query}`)
    return isAnswered(answer) ? [await vueDe(call, un)] : ['rien']
  },
  estimation: async (call, un) => {
    const soin = { codeActe: 'OST', quantite: 1, depense: 6000, ro: null, monture: null }
    const answer = await call({
      method: 'POST',
      url: '/api/adherent/sinistres/estimation',
      headers,
      payload: {
        numPers: un.id,
        dateSoins: '2026-11-10',
        soins: [{ ...soin, situation: 'parcours' }],
      },
    })
    return isAnswered(answer) ? [await vueDe(call, un)] : ['rien']
  },
  signauxFacture: async (call, un) => {
    const answer = await call({
      method: 'POST',
      url: '/api/adherent/sinistres/signaux',
      headers,
      payload: {
        numPers: un.id,
        dateSoins: SOINS_LE,
        montant: null,
        soins: [{ codeActe: 'OST', depense: un.depense }],
        fichiers: [],
      },
    })
    if (!isAnswered(answer)) return ['rien']
    return [answer.body.includes('Déjà dans vos remboursements') ? 'detail' : 'totaux']
  },
  ged: async (call, un) => [
    await lire(call, '/cgdm-svc/ged?limite=100', un),
    await lire(call, `/cgdm-svc/ged/visionneuse?id=${un.documentId}`, un),
  ],
  courriers: async (call, un) => [
    await lire(call, '/adherent/courriers?limite=100', un),
    await lire(call, `/adherent/courriers/visionneuse?id=${un.courrierId}`, un),
  ],
  attestation: async (call, un) => {
    const periode = 'debut=2026-01-01&fin=2026-11-16'
    const releve = (edition: string) =>
      lire(call, `/documents/attestation/print?edition=${edition}&${periode}`, un)
    return [await releve('relevePrestations'), await releve('releveRemboursements')]
  },
  sinistres: async (call, un) => [await lire(call, '/adherent/sinistres', un)],
  soinSecret: async (call, un) => {
    const payload = { decompteId: un.decompteId, isSecret: false }
    const url = '/api/adherent/soins-secrets'
    const answer = await call({ method: 'POST', url, headers, payload })
    assert.ok([200, 403, 404].includes(answer.statusCode), answer.body)
    // Refused by the rule, it was seen; by the guard, it was not.
    const isVu = answer.statusCode === 200 || answer.json().code === 'Forbidden'
    return [isVu ? 'detail' : 'rien']
  },
}

function usage(droits: { cle: string; consomme: number }[], nom: string): Vue {
  const droit = droits.find((one) => one.cle === nom)
  assert.equal(droit?.consomme, 1)
  return 'detail'
}

/** What the simulation tells of the same person: stays and bills are reckoned from the same lines. */
const vueDe = async (call: Inject, un: Cas): Promise<Vue> =>
  (await sondes.simulation(call, un))[0] ?? 'rien'

test('each resource of members says whether it tells care, and no other is named', () => {
  const membres = Object.entries(registry as Record<string, Resource>)
    .filter(([, { access }]) => access === 'membre')
    .map(([nom]) => nom)
  assert.deepEqual(
    [...Object.keys(soins), ...Object.keys(sansSoins)].toSorted(),
    membres.toSorted(),
  )
})

for (const [lecteur, vues] of Object.entries(regards) as [Lecteur, readonly Vue[]][])
  test(`${lecteur}: ${vues.join(', ')}, in every resource`, async () => {
    for (const [rang, soigne] of soignes.entries())
      for (const nom of Object.keys(soins) as (keyof typeof soins)[]) {
        const generale = vues[rang] ?? 'rien'
        if (soigne === 'a child, kept secret' && sansLeSecret.has(nom)) continue
        const isFermee = fermees[lecteur.split(' ')[0] ?? '']?.includes(nom)
        const attendue = isFermee ? 'rien' : generale === 'totaux' ? soins[nom] : generale
        const trouvees = await sondes[nom](lecteurs[lecteur], cas[soigne])
        assert.deepEqual(
          [...new Set(trouvees)],
          [attendue],
          `${nom}, of ${soigne}: ${trouvees.join(', ')}`,
        )
      }
  })

test('whoever subscribed reads, by month and for three people together, what came on their account', async () => {
  for (const [lecteur, vues] of Object.entries(regards) as [Lecteur, readonly Vue[]][])
    for (const adresse of parMois) {
      const texte = textOf(await get(lecteurs[lecteur], adresse))
      const isDit =
        texte.includes('"confidentiels":[{"mois":"2026-04","montant":3000}]') ||
        /30,00€enavril2026|avril202630,00€/.test(texte)
      assert.equal(isDit, vues.includes('totaux'), `${lecteur}, ${adresse}`)
    }
})
