import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Acte, actes, actesGestion } from '@espace-adherent/contract'
import type { CodeEdition } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createActesDeTest } from '../../testing/actes.ts'
import { fautesCourriel, isEcran, liensDe } from '../../testing/courriels.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { deposer } from '../../testing/ribs.ts'
import { type ActeSuivi, actesSuivis, createSaisies, noon } from '../../testing/saisies.ts'
import { demande } from '../features/demandes/demandes.schema.ts'
import type { Message } from '../features/messages/index.ts'
import { client } from '../features/portail/portail.schema.ts'
import { contrat as contratTable } from '../noyau/contrats.schema.ts'
import { readPdf } from '../platform/documents/testing/read-pdf.ts'

let t: TestApp
const de = createActesDeTest(() => t)
const HORIZON = 'localhost:8080'
const ATLAS = 'atlas.localhost:8080'
const [CAMILLE, HUGO, NADIA] = [
  'camille.martin@example.org',
  'hugo.roche@example.org',
  'nadia.perrot@example.org',
]

/** What a paper says, without what only lays it out. */
const texteDe = (pdf: Buffer) =>
  readPdf(pdf)
    .pages.join(' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')

/** Each insurer in full, on every page of whatever it writes. */
const ASSUREUR: Record<string, RegExp> = {
  [HORIZON]:
    /Mutuelle Horizon, mutuelle soumise aux dispositions du livre II du Code de la mutualité, SIREN 000 000 001.*ACPR/,
  [ATLAS]:
    /Prévoyance Atlas, institution de prévoyance régie par le titre III du livre IX du Code de la sécurité sociale, SIREN 000 000 002.*ACPR/,
}

function direPapier(
  pdf: Buffer,
  host: string,
  quoi: string,
  dit: readonly RegExp[],
  tait: readonly RegExp[],
) {
  const { pages } = readPdf(pdf)
  for (const page of pages)
    assert.match(
      page.replaceAll(/[\s\u00a0\u202f]+/g, ' '),
      ASSUREUR[host] as RegExp,
      `${quoi}: ${page}`,
    )
  const texte = texteDe(pdf)
  for (const phrase of dit) assert.match(texte, phrase, quoi)
  for (const phrase of [/undefined|null\b|NaN|\(\(|Invalid Date/, ...tait])
    assert.doesNotMatch(texte, phrase, quoi)
}

type Papier = [
  edition: CodeEdition,
  host: string,
  qui: string,
  contrat: string,
  dit: readonly RegExp[],
  tait: readonly RegExp[],
]
const RATIOS = /frais de gestion/
const A_TOUT_MOMENT = /partir à tout moment/

/** What papers that are kept say and do not say, by contract: a provident one pays for no care and has no card. */
type Garde = [titre: RegExp, dit: readonly RegExp[], tait: readonly RegExp[]]
const SANS_SOINS = [/tiers payant/, /remboursement/i, /régime obligatoire/, /à tout moment/]
const gardes: Record<string, Garde[]> = {
  20450001: [
    [/Conditions générales/, [/compléter les prestations de votre régime obligatoire/], []],
    [/Notice d’information/, [/à tout moment après un an/], []],
  ],
  20450002: [
    [
      /Conditions générales/,
      [/indemnités journalières/, /salaire net/, /revalorisées/, /au plus tard le 31 octobre/],
      SANS_SOINS,
    ],
    [/Notice d’information/, [/au plus tard le 31 octobre/], SANS_SOINS],
    [/Bienvenue/, [/vos sinistres/], [...SANS_SOINS, /votre carte/]],
    [/Échéancier/, [], SANS_SOINS],
    [/Mandat/, [/13 mois/], []],
  ],
  // Ended, it keeps all of them, each as it was on its day.
  20450004: [
    [/Certificat d’adhésion/, [/Nous certifions/], []],
    [/Conditions générales/, [/compléter les prestations/], []],
    [/Notice d’information/, [], []],
    [/Échéancier/, [/reconduit chaque 1er janvier/, /Total/], [/prend fin le/]],
    [/Mandat de prélèvement SEPA/, [/HOR204500040001/], []],
    [/Bienvenue/, [], []],
    [/Votre cotisation au 1er/, [/par mois/], []],
    [/Attestation de fin de droits/, [/a bénéficié/], []],
    [/Fin de votre contrat/, [/tiers payant/], []],
  ],
}

describe('papers made on the spot', () => {
  before(async () => {
    t = await createTestApp()
    t.clock.now = noon
  })
  after(() => t?.close())
  const imprimer = async (qui: string, host: string, edition: string, numeroContrat: string) =>
    (await t.as(qui, host))({
      url: `/api/documents/attestation/print?edition=${edition}`,
      headers: { 'x-numcontrat': numeroContrat },
    })

  const papiers: Papier[] = [
    [
      'attestation',
      HORIZON,
      CAMILLE,
      '20450001',
      [/atteste que les personnes/, /MARTIN Léa/, /complémentaire santé/],
      [/prennent fin/],
    ],
    [
      'attestation',
      HORIZON,
      CAMILLE,
      '20450002',
      [/garanties de prévoyance/],
      [/complémentaire santé/],
    ],
    [
      'attestation',
      HORIZON,
      HUGO,
      '20450004',
      [/Attestation de fin de droits/, /a bénéficié, du 1er mars/],
      [],
    ],
    ['attestation', ATLAS, NADIA, '70310001', [/Prévoyance Atlas atteste/], [/Horizon/]],
    ['carteTp', HORIZON, CAMILLE, '20450001', [/N° AMC/, /tiers payant intégral/], [/datamatrix/i]],
    [
      'situationContractuelle',
      HORIZON,
      CAMILLE,
      '20450001',
      [/Santé Sérénité/, /Vos renforts/],
      [],
    ],
    ['situationContractuelle', HORIZON, CAMILLE, '20450002', [/Prévoyance/i], []],
    [
      'mandatSepa',
      HORIZON,
      CAMILLE,
      '20450001',
      [/HOR204500010001/, /FR98ZZZ999001/, /8 semaines/, /13 mois/, /FR•• •••• 7858/],
      [/FR76/],
    ],
    [
      'echeancier',
      HORIZON,
      CAMILLE,
      '20450001',
      [/reconduit chaque 1er janvier/, /au plus tard le 31 octobre/, A_TOUT_MOMENT, RATIOS],
      [],
    ],
    [
      'echeancier',
      HORIZON,
      CAMILLE,
      '20450002',
      [/reconduit chaque 1er janvier/, /au plus tard le 31 octobre/],
      [A_TOUT_MOMENT, RATIOS],
    ],
    ['relevePrestations', HORIZON, CAMILLE, '20450001', [/Relevé de prestations/, /Reste/], []],
    ['releveRemboursements', HORIZON, CAMILLE, '20450001', [/Relevé de remboursements/], []],
    ['releveAnnuel', HORIZON, CAMILLE, '20450001', [/Relevé annuel/], []],
  ]
  for (const [edition, host, qui, contrat, dit, tait] of papiers)
    test(`${edition} of ${contrat} says what it must, in its insurer’s full name`, async () => {
      const answer = await imprimer(qui, host, edition, contrat)
      assert.equal(answer.statusCode, 200, answer.body)
      direPapier(answer.rawPayload, host, `${edition} ${contrat}`, dit, tait)
    })

  test('a card has no figure but what its insurer gave: nothing is invented for scanners', async () => {
    const { rawPayload } = await imprimer(CAMILLE, HORIZON, 'carteTp', '20450001')
    assert.deepEqual(readPdf(rawPayload).alts, [])
  })

  test('every paper that is kept opens, and names its insurer in full', async () => {
    let ouverts = 0
    const lus = new Set<string>()
    for (const [qui, host, contrats] of [
      [CAMILLE, HORIZON, ['20450001', '20450002']],
      [HUGO, HORIZON, ['20450003', '20450004']],
      [NADIA, ATLAS, ['70310001', '70310002']],
    ] as const) {
      const call = await t.as(qui, host)
      for (const numeroContrat of contrats) {
        const headers = { 'x-numcontrat': numeroContrat }
        for (const [liste, vue] of [
          ['/api/cgdm-svc/ged?limite=50', '/api/cgdm-svc/ged/visionneuse'],
          ['/api/adherent/courriers?limite=50', '/api/adherent/courriers/visionneuse'],
        ] as const) {
          const { items } = (await call({ url: liste, headers })).json() as {
            items: { id: string; typeMime: string; titre?: string; objet?: string }[]
          }
          for (const { id, typeMime, titre, objet } of items) {
            if (typeMime !== 'application/pdf') continue
            const answer = await call({ url: `${vue}?id=${id}`, headers })
            assert.equal(answer.statusCode, 200, `${titre ?? objet}`)
            // What the insurer's own system brought is as it was.
            if (!answer.rawPayload.subarray(0, 5).equals(Buffer.from('%PDF-'))) continue
            const nom = titre ?? objet ?? ''
            const [, dit, tait] = gardes[numeroContrat]?.find(([une]) => une.test(nom)) ?? []
            direPapier(answer.rawPayload, host, `${numeroContrat} ${nom}`, dit ?? [], tait ?? [])
            lus.add(`${numeroContrat} ${nom}`)
            ouverts += 1
          }
        }
      }
    }
    assert.ok(ouverts > 45, `${ouverts} papers`)
    for (const [numeroContrat, papiers] of Object.entries(gardes))
      for (const [titre] of papiers)
        assert.ok(
          [...lus].some((lu) => lu.startsWith(`${numeroContrat} `) && titre.test(lu)),
          `${titre} of ${numeroContrat}: ${[...lus].join(', ')}`,
        )
  })
})

const MEDIATEUR = /saisir gratuitement le médiateur/
const RECLAMATION = /nous adresser une réclamation/
const CNIL = /CNIL, 3 place de Fontenoy/
const A_LA_DATE = /Date d’effet : \d/
const DES_ACCEPTATION = /prend effet dès qu’elle est acceptée/
const USUEL = { dit: [RECLAMATION, MEDIATEUR], tait: [CNIL] }
const avecDate = { dit: [A_LA_DATE, ...USUEL.dit], tait: USUEL.tait }
const alAcceptation = { dit: [DES_ACCEPTATION, ...USUEL.dit], tait: USUEL.tait }
const REPONSE = /Nous vous répondons par écrit/
const reponse = { dit: [REPONSE, ...USUEL.dit], tait: [CNIL, DES_ACCEPTATION, A_LA_DATE] }

/** What the receipt of each act must and must not say. */
const accuses: Record<ActeSuivi, { dit: readonly RegExp[]; tait: readonly RegExp[] }> = {
  ribPrestationsActeGestion: USUEL,
  ribCotisationsActeGestion: USUEL,
  ribActeGestion: USUEL,
  paiementCotisationActeGestion: {
    dit: [/Votre banque confirme ou refuse/],
    tait: [DES_ACCEPTATION],
  },
  declarationSinistreV2ActeGestion: reponse,
  pecHospiActeGestion: reponse,
  declarationSinistreActeGestion: reponse,
  contactActeGestion: reponse,
  carteTpActeGestion: alAcceptation,
  consentementActeGestion: alAcceptation,
  adresseActeGestion: avecDate,
  situationContractuelleActeGestion: avecDate,
  inscriptionBeneficiaireActeGestion: avecDate,
  radiationAssuresActeGestion: avecDate,
  optionAffiliationActeGestion: avecDate,
  optionRadiationActeGestion: avecDate,
  radiationRenfortActeGestion: avecDate,
  garantiesActeGestion: avecDate,
  changementIdentifiantActeGestion: { dit: [/quand vous suivez le lien/], tait: [DES_ACCEPTATION] },
  suppressionCompteActeGestion: USUEL,
  reclamationActeGestion: {
    dit: [
      /Nous vous répondons par écrit au plus tard le \d/,
      MEDIATEUR,
      /deux mois après l’envoi de votre réclamation/,
    ],
    tait: [RECLAMATION, DES_ACCEPTATION, CNIL],
  },
  decesActeGestion: { dit: [REPONSE], tait: [DES_ACCEPTATION, CNIL] },
  droitsActeGestion: {
    dit: [/Nous vous répondons par écrit au plus tard le \d/, CNIL],
    tait: [RECLAMATION, MEDIATEUR, DES_ACCEPTATION],
  },
  accessibiliteActeGestion: {
    dit: [REPONSE, /Défenseur des droits/],
    tait: [RECLAMATION, MEDIATEUR, DES_ACCEPTATION],
  },
  renonciationActeGestion: {
    dit: [/vaut dès son envoi, sans que nous ayons à l’accepter/, /rendu au plus tard le \d/],
    tait: [DES_ACCEPTATION, A_LA_DATE],
  },
  resiliationActeGestion: {
    dit: [
      /vous couvre jusqu’au \d.* inclus/,
      /sans que nous ayons à l’accepter/,
      /rendu au plus tard le \d/,
    ],
    tait: [DES_ACCEPTATION],
  },
}

describe('receipts', () => {
  const table = createSaisies(() => t)
  let clerk: Inject
  before(async () => {
    t = await createTestApp()
    t.clock.now = noon
    const { db } = t.database
    const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
    const modesGestion = Object.fromEntries(actesGestion.map((acte) => [acte, 'manuel']))
    const config = { ...horizon?.config, modesGestion } as NonNullable<typeof horizon>['config']
    await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
    await t.annuaire.refresh(db)
    clerk = await t.as('gestionnaire@example.org')
  })
  after(() => t?.close())

  async function envoyer(call: Inject, acte: Acte, data: Record<string, unknown>): Promise<string> {
    const headers = { 'x-securitycode': (await call.prove?.()) ?? '' }
    for (let essai = 0; essai < 4; essai++) {
      const answer = await de.envoyer(call, acte.path, data, headers)
      if (answer.statusCode === 200) return answer.json().demande.id
      const champs = Object.keys(answer.json().champs ?? {})
      assert.ok(champs.length > 0, answer.body)
      for (const champ of champs) {
        const piece = await deposer(call, `${champ}.pdf`)
        data[champ] = Array.isArray(data[champ]) ? [piece] : piece
      }
    }
    throw new Error(`${acte.key} is refused`)
  }

  for (const cle of actesSuivis)
    test(`the receipt of ${cle} speaks of its act`, async () => {
      const { de: comptes, saisie } = table[cle]
      const call = await t.as(comptes[0] ?? '')
      const id = await envoyer(call, actes[cle] as unknown as Acte, { ...(await saisie(call, 0)) })
      const answer = await call(`/api/demandes/dossier/print?id=${id}`)
      assert.equal(answer.statusCode, 200, answer.body)
      const { dit, tait } = accuses[cle]
      direPapier(
        answer.rawPayload,
        HORIZON,
        cle,
        [/Nous avons bien reçu votre demande/, ...dit],
        tait,
      )
      // One can only give up what was concluded.
      if (cle === 'optionAffiliationActeGestion') {
        const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
        const geste = { geste: 'accepter', id, revision: row?.revision }
        const url = '/api/admin/demandes/traitement'
        assert.equal((await clerk({ method: 'POST', url, payload: geste })).statusCode, 200)
      }
    })

  test('the mails that all of this has sent greet once, tell nobody’s health, and lead somewhere', async () => {
    await t.jobs.drain()
    const sent = (await t.visitor()('/dev/mailbox/messages')).json() as Message[]
    const mails = sent.filter(({ channel }) => channel === 'MAIL')
    assert.ok(mails.length >= 25, `${mails.length} mails`)
    const fautes = mails.flatMap((mail) => [
      ...fautesCourriel(mail),
      ...liensDe(mail).flatMap((lien) => {
        const { hash, pathname } = new URL(lien)
        if (!lien.startsWith('http://localhost:8080/')) return []
        return hash && !isEcran(hash.slice(1)) ? [`${pathname}${hash}`] : []
      }),
    ])
    assert.deepEqual(fautes, [])
    // New cover says what it is and costs, until when it can be given up, and where its papers are.
    const couverture = mails.find(({ subject }) =>
      /Ajouter un renfort.*prend effet/.test(subject ?? ''),
    )
    assert.match(couverture?.text ?? '', /par mois/)
    assert.match(
      couverture?.text ?? '',
      /y renoncer, sans frais et sans motif, jusqu’au \d.* inclus/,
    )
    assert.match(couverture?.text ?? '', /IPID.*dans vos documents.*RUM/)
  })
})

describe('a known end', () => {
  const SANTE = '20450003'
  before(async () => {
    t = await createTestApp()
    t.clock.now = new Date('2026-11-16T11:00:00Z')
  })
  after(() => t?.close())

  test('shows at once on contract, card, attestation, schedule and situation; taken back, it is gone', async () => {
    const hugo = await t.as(HUGO)
    const clerk = await t.as('gestionnaire@example.org')
    const headers = { 'x-numcontrat': SANTE }
    const papier = async (edition: string) => {
      const url = `/api/documents/attestation/print?edition=${edition}`
      return texteDe((await hugo({ url, headers })).rawPayload)
    }
    const contrat = async () => {
      const lus = (await hugo('/api/adherent/contrats')).json()
      const tous = lus.contrats as {
        numeroContratIndividuel: string
        dateFin: string | null
        etat: string
      }[]
      const lu = tous.find((un) => un.numeroContratIndividuel === SANTE)
      return [lu?.etat, lu?.dateFin]
    }
    const carte = async () => {
      const lue = (await hugo({ url: '/api/cgdm-svc/carte-tp', headers })).json()
      return (lue.items ?? lue)[0].dateFin as string
    }
    assert.deepEqual(await contrat(), ['valide', null])
    assert.equal(await carte(), '2026-12-31')
    assert.match(await papier('echeancier'), /reconduit chaque 1er janvier/)

    const data = {
      numeroContrat: SANTE,
      motif: 'unAn',
      evenementLe: '',
      souhaiteeLe: '',
      precision: '',
      adresse: '',
    }
    const { id } = (await de.envoyer(hugo, '/forms/resiliation', data)).json().demande
    const traiter = async (geste: object) => {
      const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
      const payload = { id, revision: row?.revision, ...geste }
      return clerk({ method: 'POST', url: '/api/admin/demandes/traitement', payload })
    }
    assert.equal((await traiter({ geste: 'accepter' })).statusCode, 200)
    assert.deepEqual(await contrat(), ['valide', '2026-12-15'])
    assert.equal(await carte(), '2026-12-15')
    assert.match(await papier('carteTp'), /Valable du 01\/01\/2026 au 15\/12\/2026/)
    assert.match(
      await papier('attestation'),
      /Ces garanties prennent fin le 15 décembre 2026 au soir/,
    )
    const echeancier = await papier('echeancier')
    assert.match(echeancier, /Votre contrat prend fin le 15 décembre 2026 au soir/)
    assert.doesNotMatch(echeancier, /reconduit|à tout moment/)
    assert.match(await papier('situationContractuelle'), /Jusqu’au 15 décembre 2026/)
    const { items } = (await hugo('/api/demandes')).json() as {
      items: { id: string; effetLe: string | null }[]
    }
    assert.equal(items.find((une) => une.id === id)?.effetLe, '2026-12-16')

    const reprise = await traiter({ geste: 'revenir' })
    assert.equal(reprise.statusCode, 200, reprise.body)
    assert.deepEqual(await contrat(), ['valide', null])
    assert.equal(await carte(), '2026-12-31')
    assert.match(await papier('echeancier'), /reconduit chaque 1er janvier/)

    // Accepted again, the day comes: the contract ends, and every paper that it had still opens.
    const gardes = async (call: Inject) => {
      const { items } = (await call({ url: '/api/cgdm-svc/ged?limite=50', headers })).json()
      return (items as { id: string; titre: string }[]).map(({ id, titre }) => [id, titre] as const)
    }
    const avant = await gardes(hugo)
    assert.ok(avant.length > 8, `${avant.length} papers`)
    assert.equal((await traiter({ geste: 'accepter' })).statusCode, 200)
    await de.leJour('2026-12-16')
    const apres = await t.as(HUGO)
    const [row] = await t.database.db
      .select()
      .from(contratTable)
      .where(eq(contratTable.numero, SANTE))
    assert.deepEqual([row?.etat, row?.dateFin], ['resilie', '2026-12-15'])
    const ids = new Set((await gardes(apres)).map(([id]) => id))
    for (const [id, titre] of avant) {
      assert.ok(ids.has(id), titre)
      const url = `/api/cgdm-svc/ged/visionneuse?id=${id}`
      assert.equal((await apres({ url, headers })).statusCode, 200, titre)
    }
  })
})
