import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type {
  CompteursPersonne,
  DecompteDetaille,
  Prestation,
  Simulation,
} from '@espace-adherent/contract'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { lireEquation, lireReste } from '@espace-adherent/domain/prestations/cas'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { envoyer } from './testing/lot.ts'

/** Under another offer until that day; and what another system calls them. */
const ANNEE = Number(dateAParis(new Date()).slice(0, 4))
const AVANT = `${ANNEE - 1}-12-31`
const CONFORT = 'A1'
const PETITE = 'A2'
const NUE = 'A3'

type Cas = {
  quoi: string
  contrat?: string
  jour?: string
  ligne: object
  /** Whether our rules give the share of the Assurance maladie, and that of the contract. */
  dit: [ro: boolean, rc: boolean]
}

const G = { codeActe: 'G', depense: 3000, base: 3000, ro: 1900, rc: 900 }
const CS = { codeActe: 'CS', depense: 7000, base: 2300, ro: 1410 }
const LEN = { codeActe: 'LEN', depense: 20_000, ro: 0 }
const compteurs = (enveloppe: number) => ({
  compteurs: { enveloppe, participation: 0, franchise: 0, unites: 0, jour: 0 },
})

/** Care of one person each: what one used up is nobody else's. */
const table: Cas[] = [
  { quoi: 'what our rules give', ligne: G, dit: [true, true] },
  { quoi: 'one cent more of the contract', ligne: { ...G, rc: 901 }, dit: [true, false] },
  {
    quoi: 'one cent more of the Assurance maladie',
    ligne: { ...G, ro: 1901 },
    dit: [false, false],
  },
  { quoi: 'another base, the same sums', ligne: { ...G, base: 2650 }, dit: [false, false] },
  { quoi: 'a base that nobody told', ligne: { ...G, base: null }, dit: [true, true] },
  {
    quoi: 'a line that is refused',
    ligne: { ...G, rc: 0, etat: 'rejetee', motifRejet: 'la facture n’est pas lisible' },
    dit: [true, false],
  },
  {
    quoi: 'an act that nobody knows here',
    ligne: { codeActe: 'ZZ99', depense: 4210, base: null, ro: 0, rc: 4210 },
    dit: [false, false],
  },
  {
    quoi: 'an act that nobody knows here and nobody paid',
    ligne: { codeActe: 'ZZ99', depense: 4210, base: null, ro: 0, rc: 0 },
    dit: [false, false],
  },
  {
    quoi: 'a guarantee that the offer does not have, paid all the same',
    contrat: PETITE,
    ligne: { ...LEN, rc: 5000 },
    dit: [true, false],
  },
  {
    quoi: 'an offer whose guarantees never came',
    contrat: NUE,
    ligne: { ...LEN, rc: 0 },
    dit: [true, false],
  },
  {
    quoi: 'care of the level before, paid by it',
    jour: AVANT,
    ligne: { ...CS, rc: 690 },
    dit: [true, true],
  },
  {
    quoi: 'care of the level before, paid by today’s',
    jour: AVANT,
    ligne: { ...CS, rc: 1380 },
    dit: [true, false],
  },
  { quoi: 'the same care of today’s level', ligne: { ...CS, rc: 1380 }, dit: [true, true] },
  {
    quoi: 'a sum for the year that was used elsewhere, and told',
    ligne: { ...LEN, rc: 2500, ...compteurs(7500) },
    dit: [true, true],
  },
  {
    quoi: 'a sum for the year that was used elsewhere, and not told',
    ligne: { ...LEN, rc: 2500 },
    dit: [true, false],
  },
]
const numeroDe = (rang: number, { contrat = CONFORT }: Cas) => `${contrat}-${rang}`
const identifiantDe = (rang: number) => `assureur${rang}@example.org`

let t: TestApp
before(async () => {
  t = await createTestApp()
  const jour = addDays(dateAParis(t.clock.now), -1)
  const offreDe = { [CONFORT]: 'Santé Confort', [PETITE]: 'Petite', [NUE]: 'Nue' } as const
  await envoyer(
    t,
    {
      lot: '1',
      mode: 'delta',
      fichiers: {
        offres: [
          {
            nom: 'Petite',
            garanties: [
              {
                cle: 'generaliste',
                libelle: 'Médecin généraliste',
                famille: 'soinsCourants',
                regle: { type: 'brss', taux: 100 },
              },
            ],
          },
          { nom: 'Nue' },
        ],
        personnes: table.map((_, rang) => ({
          id: `AP${rang}`,
          nom: `Assuré${rang}`,
          prenom: 'Camille',
          dateNaissance: '1980-02-03',
        })),
        contrats: table.map((cas, rang) => ({
          numero: numeroDe(rang, cas),
          nomOffre: offreDe[(cas.contrat ?? CONFORT) as keyof typeof offreDe],
          typeContrat: 'sante',
          etat: 'valide',
          dateDebut: '2020-01-01',
          assures: [{ personne: `AP${rang}`, qualite: 'adherent', lien: 'Adhérente', rang: 1 }],
          anciennesOffres: [{ nomOffre: 'Santé Essentiel', du: '2020-01-01', au: AVANT }],
        })),
        decomptes: table.map((cas, rang) => ({
          id: `AD${rang}`,
          contrat: numeroDe(rang, cas),
          personne: `AP${rang}`,
          date: cas.jour ?? jour,
          professionnel: 'Cabinet médical',
          lignes: [
            {
              rang: 1,
              dateSoins: cas.jour ?? jour,
              dateReglement: cas.jour ?? jour,
              etat: 'reglee',
              destinataire: 'assure',
              ...cas.ligne,
            },
          ],
        })),
        comptes: table.map((_, rang) => ({
          identifiant: identifiantDe(rang),
          personne: `AP${rang}`,
          motDePasse: `$argon2id$v=19$m=19456,t=2,p=1$${'c'.repeat(22)}$${'d'.repeat(43)}`,
        })),
      },
    },
    { clientCode: 'horizon' },
  )
})
after(() => t?.close())

type Lire = <T>(url: string) => Promise<T>
async function lecteur(rang: number): Promise<Lire> {
  const call: Inject = await t.as(identifiantDe(rang))
  const numero = numeroDe(rang, table[rang] as Cas)
  return async (url) => {
    const reponse = await call({ url: `/api/${url}`, headers: { 'x-numcontrat': numero } })
    assert.equal(reponse.statusCode, 200, reponse.body)
    return reponse.json()
  }
}

async function ligneDe(lire: Lire): Promise<Prestation> {
  const { items } = await lire<{ items: { decompteId: number }[] }>('v1/adherent/remboursements')
  const decompte = await lire<DecompteDetaille>(
    `v2/adherent/prestations?id=${items[0]?.decompteId}`,
  )
  assert.equal(decompte.lignes.length, 1)
  return decompte.lignes[0] as Prestation
}

const SELON = /selon votre assureur\u00a0:/

for (const [rang, { quoi, ligne, dit }] of table.entries())
  test(`imported: ${quoi}`, async () => {
    const { explication, ...lue } = await ligneDe(await lecteur(rang))
    const { depense, ro, rc, etat } = { etat: 'reglee', rc: 0, ro: 0, depense: 0, ...ligne }
    // As it was paid, whatever our rules give.
    assert.deepEqual([lue.depense, lue.ro, lue.rc, lue.etat], [depense, ro, rc, etat])
    assert.equal(lue.depense, lue.ro + lue.rc + lue.reste)
    assert.equal(lireEquation(explication.ro), ro, explication.ro)
    assert.equal(lireEquation(explication.rc), rc, explication.rc)
    assert.equal(lireReste(explication.reste), depense - ro - rc, explication.reste)
    const isRefusee = etat === 'rejetee'
    assert.deepEqual(
      [!SELON.test(explication.ro), !SELON.test(explication.rc) && !isRefusee],
      dit,
      JSON.stringify(explication),
    )
    // A rule is quoted, and another way advised, where it is the one that paid.
    assert.equal(explication.garantie !== null, dit[1])
    if (!dit[1]) assert.equal(explication.conseil, null)
    if (isRefusee)
      assert.equal(explication.rc, 'Demande refusée\u00a0: la facture n’est pas lisible')
  })

test('counters say what was used elsewhere, and that the insurer’s own count holds where ours is another', async () => {
  const compteursDe = async (quoi: string) => {
    const rang = table.findIndex((cas) => cas.quoi === quoi)
    const lire = await lecteur(rang)
    const lus = await lire<{ items: CompteursPersonne[] }>('adherent/compteurs')
    const [une] = lus.items
    assert.ok(une, quoi)
    const simulation = await lire<Simulation>(
      `simulateurprestationv2?numPers=${une.numPers}&codeActe=LEN&depense=3000`,
    )
    const droit = (cle: string) => une.droits.find((un) => un.cle === cle)?.consomme
    assert.equal(simulation.isSelonAssureur, une.isSelonAssureur, quoi)
    return [une.isSelonAssureur, droit('lentilles'), droit('participation'), simulation.rc]
  }
  const hier = addDays(dateAParis(t.clock.now), -1).startsWith(String(ANNEE))
  // On the first of January nothing of the year has been used.
  const siAnnee = (consomme: number) => (hier ? consomme : 0)
  assert.deepEqual(await compteursDe('what our rules give'), [false, 0, siAnnee(200), 3000])
  // Nothing says that two euros were kept back of a share that was paid to the cent but one.
  assert.deepEqual(await compteursDe('one cent more of the Assurance maladie'), [
    true,
    0,
    siAnnee(199),
    3000,
  ])
  assert.deepEqual(await compteursDe('an act that nobody knows here'), [true, 0, 0, 3000])
  assert.deepEqual(await compteursDe('a sum for the year that was used elsewhere, and told'), [
    false,
    siAnnee(10_000),
    0,
    hier ? 0 : 3000,
  ])
  assert.deepEqual(await compteursDe('a sum for the year that was used elsewhere, and not told'), [
    true,
    siAnnee(2500),
    0,
    3000,
  ])
})
