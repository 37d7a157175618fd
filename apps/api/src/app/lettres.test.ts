import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { casMots, exempleDe, isMotMail, type MotTextes } from '@espace-adherent/domain'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import type { Client } from '../features/client.ts'
import { letterheadOf, piedDe, textesDe } from '../features/portail/index.ts'
import { writeLetter } from '../platform/documents/index.ts'
import { readPdf } from '../platform/documents/testing/read-pdf.ts'
import { catalogueMots } from './slices.ts'

let t: TestApp
let clients: Client[]
before(async () => {
  t = await createTestApp()
  clients = ['localhost', 'atlas.localhost'].flatMap((host) => t.annuaire.byHost(host) ?? [])
  assert.equal(clients.length, 2)
})
after(() => t?.close())

type Dit = { dit: readonly RegExp[]; tait?: readonly RegExp[]; prevoyance?: readonly RegExp[] }

/** What each letter must say, as the law or whoever receives it wants it; `prevoyance`: what it must not, of such a contract. */
const lettres: Record<string, Dit> = {
  'edition.indu': {
    dit: [
      /code civil, article 1302/,
      /pendant le délai que prévoit/,
      /en plusieurs fois/,
      /Nous ne retenons rien .* sans votre accord/,
      /Vous pouvez contester cette demande/,
    ],
  },
  'edition.induMaintenu': { dit: [/nous la maintenons/, /La prochaine échéance est le/] },
  'edition.evolution': {
    dit: [/Votre contrat change le/, /au plus tard le/, /Résilier votre contrat/],
    prevoyance: [/à tout moment/],
  },
  'edition.portabilite': {
    dit: [/L\. 911-8/, /gratuit/, /douze mois au plus|aussi longtemps que/, /six mois/],
  },
  'edition.miseEnDemeure': {
    dit: [
      /trente jours/,
      /dix jours plus tard/,
      /à midi, le lendemain/,
      /Les cotisations restent dues/,
    ],
    prevoyance: [/tiers payant/, /soins/],
  },
  'edition.radiation': { dit: [/Nous certifions/, /inclus/, /Ce certificat est à remettre/] },
  'edition.priseEnCharge': {
    // Its number, where the insurer knows it.
    dit: [
      /À l’attention de .*(?:, FINESS [^.]+|[^,])\. Nous accordons notre prise en charge/,
      /après la part de l’Assurance maladie/,
    ],
  },
  'edition.retourPapier': { dit: [/envoyés par la poste, gratuitement/] },
  'edition.avisFinContrat': {
    dit: [/vous couvre.* jusqu’au .* inclus/, /Règle appliquée/, /au plus tard le/, /cinq ans/],
  },
  'edition.preuve': { dit: [/a signé en ligne/, /Identité vérifiée par/, /SHA-256/] },
  'edition.copieDonnees': { dit: [/données/] },
}

/** Read from the product itself: `papiers.test.ts`, `conseil.test.ts`, `garanties/traitement.test.ts`. */
const ailleurs = [
  'edition.accuse',
  'edition.attestation',
  'edition.carteTp',
  'edition.situationContractuelle',
  'edition.mandatSepa',
  'edition.echeancier',
  'edition.relevePrestations',
  'edition.releveRemboursements',
  'edition.releveAnnuel',
  'edition.ficheConseil',
  'edition.ipid',
  'edition.devis',
]
/** Parts of others. */
const parties = [
  'edition.commun',
  'edition.descriptions',
  'edition.ratios',
  'edition.soinsConfidentiels',
  'edition.verses',
]

const editions = catalogueMots.all.filter(
  (mot): mot is MotTextes => !isMotMail(mot) && mot.key.startsWith('edition.'),
)

test('every paper that exists is read somewhere: one that is added has a line here', () => {
  assert.deepEqual(
    editions.map(({ key }) => key).sort(),
    [...Object.keys(lettres), ...ailleurs, ...parties].sort(),
  )
})

/** As a reader of the PDF has it: lines and spaces are the page's. */
async function lire(client: Client, edition: MotTextes, valeurs: object) {
  const textes = textesDe(client, edition, valeurs as never)
  const { titre = edition.libelle, ...autres } = textes
  const pdf = await writeLetter(
    {
      titre,
      blocs: Object.values(autres).map((text) => ({ kind: 'paragraph', text })),
      date: '2026-11-18',
      pied: piedDe(client),
    },
    letterheadOf(client),
  )
  const simple = (texte: string) => texte.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
  return { pages: readPdf(pdf).pages.map(simple), textes: Object.values(textes).map(simple) }
}

for (const edition of editions.filter(({ key }) => key in lettres))
  test(`${edition.key} says what it must, whole, in its insurer’s full name`, async () => {
    const { dit, tait = [], prevoyance = [] } = lettres[edition.key] as Dit
    for (const client of clients)
      for (const cas of casMots) {
        const sante = { sante: cas !== 'vide' }
        const { pages, textes } = await lire(client, edition, {
          ...exempleDe(edition, cas),
          ...sante,
        })
        const tout = pages.join(' ')
        const quoi = `${edition.key}, ${client.code}, ${cas}: ${tout}`
        const { formeJuridique = '', siren = '' } = client.config
        for (const page of pages) {
          assert.ok(page.includes(`${client.libelle}, ${formeJuridique}, SIREN ${siren}`), quoi)
          assert.match(page, /ACPR, 4 place de Budapest/, quoi)
        }
        for (const phrase of dit) assert.match(tout, phrase, quoi)
        for (const phrase of [
          /undefined|null\b|NaN|\(\(|\)\)(?!\))|Invalid Date/,
          ...tait,
          ...(sante.sante ? [] : prevoyance),
        ])
          assert.doesNotMatch(tout, phrase, quoi)
        // On one page nothing stands between its words but the lines of the page.
        const serre = (texte: string) => texte.replaceAll(' ', '')
        if (pages.length > 1) continue
        for (const texte of textes)
          assert.ok(serre(tout).includes(serre(texte)), `${texte} in ${quoi}`)
      }
  })
