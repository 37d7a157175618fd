import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import type { FicheClient } from '@espace-adherent/contract'
import { eq, sql } from 'drizzle-orm'
import {
  accorderEtAttendre,
  createTestApp,
  faireAccord,
  type Inject,
  laisserPasser,
  type TestApp,
} from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { message } from '../messages/messages.schema.ts'
import { letterheadOf } from '../portail/index.ts'
import { client } from '../portail/portail.schema.ts'
import { clientVersion } from './clients.schema.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const ADRESSE = '/api/admin/identity/client'
const fiche = async (id = 'horizon'): Promise<FicheClient> =>
  (await admin(`${ADRESSE}?id=${id}`)).json().items[0]
const post = (url: string, payload: object, qui: Inject = admin) =>
  qui({ method: 'POST', url, payload })
const modifier = async (valeurs: object, id = 'horizon') => {
  const { revision } = await fiche(id)
  return post(ADRESSE, { id, revision, valeurs })
}
/** Announced by the database, heard a moment later. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let essai = 0; essai < 200 && !(await isSo()); essai++)
    await new Promise((resolve) => setTimeout(resolve, 10))
  assert.ok(await isSo(), 'nothing was announced')
}

test('an administrator sees their own client, with every setting and no secret', async () => {
  const { items } = (await admin(ADRESSE)).json() as { items: FicheClient[] }
  assert.deepEqual(
    items.map(({ id, libelle }) => [id, libelle]),
    [['horizon', 'Mutuelle Horizon']],
  )
  assert.equal(items[0]?.config.registerAttemptNumber, 3)
  assert.deepEqual(Object.keys(items[0]?.logos ?? {}).sort(), ['clair', 'entete', 'icone', 'pied'])
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  const atlas = (await elena(ADRESSE)).json().items[0] as FicheClient
  assert.equal(atlas.id, 'atlas')
  assert.equal(atlas.fournisseurExterne?.hasSecret, true)
  assert.equal('clientSecret' in (atlas.fournisseurExterne ?? {}), false)
})

test('another insurer’s client does not exist: neither read nor written', async () => {
  assert.deepEqual((await admin(`${ADRESSE}?id=atlas`)).json().items, [])
  const ecrite = await post(ADRESSE, { id: 'atlas', revision: 1, valeurs: { libelle: 'Pris' } })
  assert.equal(ecrite.statusCode, 404)
  for (const suite of [
    'historique?id=atlas',
    'consentements?id=atlas',
    'fonctionnalites?id=atlas',
    'offres?id=atlas',
  ])
    assert.equal((await admin(`${ADRESSE}/${suite}`)).statusCode, 404, suite)
})

test('a change is a version with its line, and every node knows it at once', async () => {
  const autre = await createTestApp({ database: { ...t.database, close: async () => {} } })
  try {
    const avant = await fiche()
    const config = { ...avant.config, delaiToasts: 42 }
    const reponse = await modifier({ libelle: 'Mutuelle Horizon Sud', config })
    assert.equal(reponse.statusCode, 200)
    assert.equal(reponse.json().revision, avant.revision + 1)
    for (const node of [t, autre])
      await until(() => node.annuaire.byCode('horizon')?.libelle === 'Mutuelle Horizon Sud')
    const { evenements } = (await admin(`${ADRESSE}/historique?id=horizon`)).json()
    const [{ auteur, role, action, changements }] = evenements
    assert.deepEqual(
      [auteur, role, action],
      ['Sophie Lambert', 'Administrateur Digital', 'modification'],
    )
    assert.deepEqual(changements, [
      { champ: 'libelle', avant: 'Mutuelle Horizon', apres: 'Mutuelle Horizon Sud' },
      { champ: 'config.delaiToasts', avant: avant.config.delaiToasts, apres: 42 },
    ])
  } finally {
    await autre.close()
  }
})

test('one goes back to a version, under a new one; an unknown one is refused', async () => {
  const { revision } = await fiche()
  const inconnue = await post(`${ADRESSE}/restore`, { id: 'horizon', revision, version: 99 })
  assert.deepEqual(inconnue.json().champs, { version: 'Cette version n’est plus connue' })
  const rendue = await post(`${ADRESSE}/restore`, {
    id: 'horizon',
    revision,
    version: revision - 1,
  })
  assert.equal(rendue.json().libelle, 'Mutuelle Horizon')
  assert.notEqual(rendue.json().config.delaiToasts, 42)
  assert.equal(rendue.json().revision, revision + 1)
  await until(() => t.annuaire.byCode('horizon')?.libelle === 'Mutuelle Horizon')
})

test('whoever comes second is given both versions, and nothing is overwritten', async () => {
  const { revision } = await fiche()
  const conflit = await post(ADRESSE, {
    id: 'horizon',
    revision: revision - 1,
    valeurs: { libelle: 'Perdu' },
  })
  assert.equal(conflit.statusCode, 409)
  assert.equal(conflit.json().versions.actuelle.libelle, 'Mutuelle Horizon')
})

test('saved as it stood, a client has no new version', async () => {
  const { libelle, revision } = await fiche()
  assert.equal((await modifier({ libelle })).json().revision, revision)
})

test('colours that cannot be read are refused, each at its place, and nothing is lost', async () => {
  const { charte, revision } = await fiche()
  const refusee = await modifier({
    charte: { ...charte, clair: { ...charte.clair, warning: '#f7d060' } },
  })
  assert.equal(refusee.statusCode, 400)
  const { champs } = refusee.json()
  assert.deepEqual(Object.keys(champs), ['charte.clair.warning'])
  assert.match(champs['charte.clair.warning'], /^«\u00a0Attention\u00a0» n’est pas lisible sur/)
  assert.equal((await fiche()).revision, revision)
})

for (const [quoi, valeurs, champs] of [
  [
    'the address of another client',
    { adresses: ['localhost', 'atlas.localhost'], adressesRestreintes: [] },
    { adresses: 'L’adresse atlas.localhost est déjà celle de Prévoyance Atlas' },
  ],
  [
    'a restricted address that is none of its own',
    { adressesRestreintes: ['ailleurs.example'] },
    { adressesRestreintes: 'ailleurs.example n’est pas une adresse de ce client' },
  ],
  [
    'a public address elsewhere',
    { adressePublique: 'https://ailleurs.example' },
    { adressePublique: 'Son nom d’hôte doit être l’une des adresses du client' },
  ],
  [
    'a public address in clear',
    {
      adresses: ['localhost', 'portail.example'],
      adressesRestreintes: [],
      adressePublique: 'http://portail.example',
    },
    { adressePublique: 'Une adresse publique commence par https://' },
  ],
] satisfies [string, object, object][])
  test(`${quoi} is refused at its field`, async () => {
    const reponse = await modifier(valeurs)
    assert.equal(reponse.statusCode, 400)
    assert.deepEqual(reponse.json().champs, champs)
  })

test('two consents of one name are refused; the page of failures is made safe', async () => {
  const { config } = await fiche()
  const [premier] = config.consentements
  const double = await modifier({ config: { ...config, consentements: [premier, premier] } })
  assert.deepEqual(double.json().champs, {
    'config.consentements.1.nom': 'Deux consentements portent le nom «\u00a0offres\u00a0»',
  })
  const { pageErreur } = config
  const contenu = '<p>Bientôt<script>alert(1)</script></p>'
  const sure = await modifier({ config: { ...config, pageErreur: { ...pageErreur, contenu } } })
  assert.equal(sure.json().config.pageErreur.contenu, '<p>Bientôt</p>')
})

test('nobody takes the second factor off those who read everybody’s data', async () => {
  const { config } = await fiche()
  const sans = await modifier({ config: { ...config, isSecondFacteurPersonnel: false } })
  assert.equal(sans.statusCode, 400)
  assert.match(sans.json().champs['config.isSecondFacteurPersonnel'], /ne s’enlève pas/)
})

test('a NIR is asked for where health or invalidity is covered, and nowhere else', async () => {
  const { config } = await fiche()
  const sans = { ...config, hasSanteOuInvalidite: false }
  for (const mode of ['NIR', 'all', 'oneOfTwo']) {
    const refuse = await modifier({ config: { ...sans, createAccountAuthMode: mode } })
    assert.equal(refuse.statusCode, 400)
    assert.match(refuse.json().champs['config.createAccountAuthMode'], /décret 2019-341/)
  }
  const permis = await modifier({ config: { ...sans, createAccountAuthMode: 'individual' } })
  assert.equal(permis.statusCode, 200)
  await faireAccord(admin, permis.json().accord.id, 'annuler')
  assert.equal((await modifier({ config })).statusCode, 200)
})

test('contracts that are not « responsables » need a consent to health data before anything', async () => {
  const { config } = await fiche()
  const avec = { ...config, hasContratsNonResponsables: true }
  const refuse = await modifier({ config: avec })
  assert.equal(refuse.statusCode, 400)
  assert.match(refuse.json().champs['config.hasContratsNonResponsables'], /donneesSante/)
  const libelle = 'J’accepte que ma mutuelle utilise mes données de santé pour gérer mon contrat.'
  const consentements = [...config.consentements, { nom: 'donneesSante', libelle }]
  assert.equal((await modifier({ config: { ...avec, consentements } })).statusCode, 200)
  await until(() => t.annuaire.byCode('horizon')?.config.hasContratsNonResponsables === true)
  // Whoever is a member already is asked as they sign in; whoever activates their account, there.
  const camille = await t.as('camille.martin@example.org')
  const poses = (await camille('/api/forms/consentement')).json()
  assert.ok(
    (poses.items ?? poses).some(
      (un: { nomConsentement: string; isAccepted: boolean | null }) =>
        un.nomConsentement === 'donneesSante' && un.isAccepted === null,
    ),
  )
  assert.equal((await modifier({ config })).statusCode, 200)
})

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const base64 = (texte: string | Buffer) => Buffer.from(texte).toString('base64')
/** One white point. */
function png(): Buffer {
  const chunk = (nom: string, data: Buffer) => {
    const octets = Buffer.alloc(12 + data.length)
    octets.writeUInt32BE(data.length)
    octets.write(nom, 4, 'latin1')
    data.copy(octets, 8)
    return octets
  }
  const ihdr = Buffer.from('00000001000000010800000000', 'hex')
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[
      chunk('IHDR', ihdr),
      chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
      chunk('IEND', Buffer.alloc(0)),
    ],
  ])
}

test('a logo is made safe as it comes, shown at once, and printed as a browser draws it', async () => {
  const avant = await fiche()
  const svg = `<svg ${XMLNS} viewBox="0 0 9 9"><script>x()</script><circle r="4" onload="x()"/></svg>`
  const reponse = await post(`${ADRESSE}/logo`, {
    id: 'horizon',
    revision: avant.revision,
    nom: 'entete',
    contenu: base64(svg),
    impression: base64(png()),
  })
  assert.equal(reponse.statusCode, 200)
  const vu = await admin(`${ADRESSE}/logo?id=horizon&nom=entete`)
  assert.equal(vu.body, `<svg ${XMLNS} viewBox="0 0 9 9"><circle r="4"></circle></svg>`)
  assert.match(String(vu.headers['content-security-policy']), /sandbox/)
  const { empreinte } = reponse.json().logos.entete
  await until(() => t.annuaire.byCode('horizon')?.logos.entete?.empreinte === empreinte)
  const servi = t.annuaire.byCode('horizon')
  assert.ok(servi)
  assert.equal(letterheadOf(servi).logo?.typeMime, 'image/png')
  // And back: the picture that it had is not lost.
  const rendu = await post(`${ADRESSE}/restore`, {
    id: 'horizon',
    revision: avant.revision + 1,
    version: avant.revision,
  })
  assert.equal(rendu.json().logos.entete.empreinte, avant.logos.entete?.empreinte)
})

test('what is no picture is refused at its field', async () => {
  const { revision } = await fiche()
  const envoi = { id: 'horizon', revision, nom: 'entete' }
  const texte = await post(`${ADRESSE}/logo`, { ...envoi, contenu: base64('bonjour') })
  assert.match(texte.json().champs.contenu, /^Choisissez une image SVG ou PNG/)
  const svg = base64(`<svg ${XMLNS}><path/></svg>`)
  const impression = await post(`${ADRESSE}/logo`, { ...envoi, contenu: svg, impression: svg })
  assert.match(impression.json().champs.impression, /doit être un PNG/)
})

test('features: an exception opens or closes one for a contract, and the tester says who decides', async () => {
  const essai = async (numeroContrat: string) =>
    admin(`${ADRESSE}/fonctionnalites/essai?id=horizon&numeroContrat=${numeroContrat}`)
  const de = async (nom: string) =>
    (await essai('20450001')).json().fonctionnalites.find((f: { nom: string }) => f.nom === nom)
  assert.deepEqual(await de('faqInbentaService'), {
    nom: 'faqInbentaService',
    isVisible: true,
    raison: 'client',
  })
  const ecrire = (avant: boolean | null, isActivated: boolean | null, numeroContrat = '20450001') =>
    post(`${ADRESSE}/fonctionnalites`, {
      id: 'horizon',
      numeroContrat,
      fonctionnalite: 'faqInbentaService',
      isActivated,
      avant,
    })
  assert.equal((await ecrire(null, false)).statusCode, 200)
  // Whoever saw none is shown what stands, and nothing is written.
  const tard = await ecrire(null, true)
  assert.deepEqual(
    [tard.statusCode, tard.json().versions.votre.isActivated, tard.json().versions.actuelle],
    [
      409,
      true,
      { numeroContrat: '20450001', fonctionnalite: 'faqInbentaService', isActivated: false },
    ],
  )
  assert.deepEqual(await de('faqInbentaService'), {
    nom: 'faqInbentaService',
    isVisible: false,
    raison: 'exception',
  })
  const { exceptions } = (await admin(`${ADRESSE}/fonctionnalites?id=horizon`)).json()
  assert.equal(exceptions.length, 3)
  await ecrire(false, null)
  assert.equal((await de('faqInbentaService')).isVisible, true)
  assert.deepEqual((await ecrire(null, true, '99999999')).json().champs, {
    numeroContrat: 'Aucun contrat de ce client ne porte ce numéro',
  })
  assert.equal((await essai('70310001')).statusCode, 400)
})

test('R6.07 a feature is closed to an offer: its members lose it at once, an exception keeps it, and one may go back', async () => {
  const URL_SIMULATEUR = '/api/simulateurprestation'
  const camille = await t.as('camille.martin@example.org')
  const simulateur = () => camille({ url: URL_SIMULATEUR, headers: { 'x-numcontrat': '20450001' } })
  assert.equal((await simulateur()).statusCode, 200)
  const { offres } = (await admin(`${ADRESSE}/offres?id=horizon`)).json()
  const serenite = offres.find(({ nom }: { nom: string }) => nom === 'Santé Sérénité')
  assert.ok(serenite.contrats > 0)
  const avant = await fiche()

  assert.equal(
    (await modifier({ offresFermees: { simulateur: ['Santé Sérénité'] } })).statusCode,
    200,
  )
  await until(() => t.annuaire.byCode('horizon')?.offresFermees.simulateur !== undefined)
  assert.equal((await simulateur()).statusCode, 403)
  const vu = (await camille('/api/identity/client')).json().fonctionnalites.simulateur
  assert.deepEqual(vu, {
    isActivated: true,
    isActivatedPerContract: { '20450001': false, '20450002': true },
  })

  const essai = async (de: string) => {
    const answer = await admin(`${ADRESSE}/fonctionnalites/essai?id=horizon&${de}`)
    const { fonctionnalites } = answer.json() as { fonctionnalites: { nom: string }[] }
    return fonctionnalites.find(({ nom }) => nom === 'simulateur')
  }
  const ferme = { nom: 'simulateur', isVisible: false, raison: 'offre' }
  assert.deepEqual(await essai('numeroContrat=20450001'), ferme)
  assert.deepEqual(await essai(`nomOffre=${encodeURIComponent('Santé Sérénité')}`), ferme)
  assert.deepEqual(await essai(`nomOffre=${encodeURIComponent('Santé Confort')}`), {
    nom: 'simulateur',
    isVisible: true,
    raison: 'client',
  })
  const inconnue = await admin(`${ADRESSE}/fonctionnalites/essai?id=horizon&nomOffre=Rien`)
  assert.match(inconnue.json().champs.nomOffre, /Rien.*n’existe pas/)
  const deux = 'id=horizon&nomOffre=Rien&numeroContrat=20450001'
  assert.equal((await admin(`${ADRESSE}/fonctionnalites/essai?${deux}`)).statusCode, 400)

  const exception = { id: 'horizon', numeroContrat: '20450001', fonctionnalite: 'simulateur' }
  await post(`${ADRESSE}/fonctionnalites`, { ...exception, isActivated: true, avant: null })
  await until(() => t.annuaire.byCode('horizon')?.exceptees.has('simulateur') === true)
  assert.equal((await simulateur()).statusCode, 200)
  await post(`${ADRESSE}/fonctionnalites`, { ...exception, isActivated: null, avant: true })
  assert.equal((await simulateur()).statusCode, 403)

  const { revision } = await fiche()
  const retour = await post(`${ADRESSE}/restore`, {
    id: 'horizon',
    revision,
    version: avant.revision,
  })
  assert.equal(retour.statusCode, 200, retour.body)
  await until(() => t.annuaire.byCode('horizon')?.offresFermees.simulateur === undefined)
  assert.equal((await simulateur()).statusCode, 200)
})

test('an offer that there is not, a feature that is not known or that nobody signed in asks for: refused at its place', async () => {
  for (const [offresFermees, message] of [
    [{ simulateur: ['Santé Rien'] }, /Santé Rien.*n’existe pas/],
    [{ teleportation: ['Santé Confort'] }, /n’a pas cette fonctionnalité/],
    [{ creationCompteAutreActe: ['Santé Confort'] }, /Avant la connexion, seul le client compte/],
  ] as const) {
    const refusee = await modifier({ offresFermees })
    assert.equal(refusee.statusCode, 400)
    const [cle] = Object.keys(offresFermees)
    assert.match(refusee.json().champs[`offresFermees.${cle}`], message)
  }
  assert.deepEqual((await fiche()).offresFermees, {})
})

test('another wording of a consent is asked again: the answers that count are those to it', async () => {
  const lus = async () =>
    (await admin(`${ADRESSE}/consentements?id=horizon`)).json().consentements[0]
  const avant = await lus()
  assert.equal(avant.nom, 'offres')
  assert.equal(avant.numero, 1)
  assert.ok(avant.oui + avant.non > 0)
  const { config } = await fiche()
  const consentements = config.consentements.map((consentement) =>
    consentement.nom === 'offres'
      ? { ...consentement, libelle: 'J’accepte tout autre chose.' }
      : consentement,
  )
  await modifier({ config: { ...config, consentements } })
  const apres = await lus()
  assert.deepEqual(
    [apres.numero, apres.oui, apres.non, apres.sansReponse],
    [2, 0, 0, avant.oui + avant.non + avant.sansReponse],
  )
  assert.equal(apres.versions[0].libelle, avant.libelle)
  await modifier({ config })
})

test('an identity provider is really asked; one that does not answer is refused before it is kept', async () => {
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    const issuer = `http://localhost:${port}`
    if (request.url !== '/.well-known/openid-configuration') return response.writeHead(404).end()
    response.setHeader('content-type', 'application/json')
    return response.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        scopes_supported: ['openid', 'email'],
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://localhost:${port}`
  try {
    const essai = await post(`${ADRESSE}/fournisseur/essai`, { issuer })
    assert.deepEqual(essai.json(), {
      issuer,
      authorizationEndpoint: `${issuer}/auth`,
      tokenEndpoint: `${issuer}/token`,
      endSessionEndpoint: null,
      scopes: ['openid', 'email'],
    })
    const fournisseurExterne = {
      issuer,
      clientId: 'portail',
      clientSecret: 'très secret',
      scope: 'openid email',
      claimIdentifiant: 'email',
    }
    // Asked for, agreed to by another, and a day later: see the slice `accords`.
    const aDeux = async (valeurs: object) => {
      const demande = await modifier(valeurs)
      assert.equal(demande.statusCode, 200, demande.body)
      await accorderEtAttendre(t, demande.json())
      admin = await t.as('admin@example.org')
      return { demande: demande.json() as FicheClient, apres: await fiche() }
    }
    const pris = await aDeux({ fournisseurExterne })
    assert.equal(pris.demande.fournisseurExterne, null)
    const secret = pris.demande.accord?.changements.find(({ champ }) =>
      champ.endsWith('.clientSecret'),
    )
    assert.equal(secret?.apres, 'nouveau secret')
    assert.equal(pris.apres.fournisseurExterne?.hasSecret, true)
    const niveaux = { ...fournisseurExterne, acrAcceptes: ['eleve', 'urn:mace:silver'] }
    const avec = await aDeux({ fournisseurExterne: niveaux })
    assert.deepEqual(avec.apres.fournisseurExterne?.acrAcceptes, ['eleve', 'urn:mace:silver'])
    const espace = { ...fournisseurExterne, acrAcceptes: ['moyen eleve'] }
    assert.equal((await modifier({ fournisseurExterne: espace })).statusCode, 400)
    const [row] = await t.database.db.select().from(client).where(eq(client.code, 'horizon'))
    assert.doesNotMatch(JSON.stringify(row?.fournisseurExterne), /très secret/)
    const { evenements } = (await admin(`${ADRESSE}/historique?id=horizon`)).json()
    assert.doesNotMatch(JSON.stringify(evenements), /très secret|clientSecret":"v/)
    // A secret belongs to one provider: it is not sent to another.
    const { clientSecret: _, ...sansSecret } = fournisseurExterne
    const autre = await modifier({ fournisseurExterne: { ...sansSecret, clientId: 'autre' } })
    assert.match(autre.json().champs['fournisseurExterne.clientSecret'], /à saisir de nouveau/)
    // Signed in there, one has proven nothing here: a code is asked for.
    const { revision } = await fiche()
    admin = await t.as('admin@example.org')
    await t.database.db.execute(sql`update session set second_facteur = 'fournisseur'`)
    const retrait = { id: 'horizon', revision, valeurs: { fournisseurExterne: null } }
    assert.equal((await post(ADRESSE, retrait)).json().code, 'SecurityCodeRequired')
    await t.database.db
      .update(client)
      .set({ fournisseurExterne: null, revision: revision + 1 })
      .where(eq(client.code, 'horizon'))
    await t.annuaire.refresh(t.database.db)
    admin = await t.as('admin@example.org')
    // It answers when it is asked for, and not when its time has come: it is waited for, for a day.
    const demande = await modifier({ fournisseurExterne })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await accorderEtAttendre(t, demande.json())
    admin = await t.as('admin@example.org')
    assert.equal((await fiche()).accord?.etat, 'accorde')
    await laisserPasser(t, 24 * 3_600_000)
    admin = await t.as('admin@example.org')
    assert.deepEqual([(await fiche()).accord, (await fiche()).fournisseurExterne], [null, null])
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
  const muet = await modifier({
    fournisseurExterne: { issuer, clientId: 'p', scope: 'openid', claimIdentifiant: 'email' },
  })
  assert.match(
    muet.json().champs['fournisseurExterne.issuer'],
    /n’a pas répondu comme un fournisseur/,
  )
  // Nor does it come back with the version that named it.
  const { revision } = await fiche()
  const rendu = await post(`${ADRESSE}/restore`, { id: 'horizon', revision, version: revision - 1 })
  assert.match(rendu.json().champs.version, /n’a pas répondu comme un fournisseur/)
  assert.equal((await fiche()).revision, revision)
  const clair = await post(`${ADRESSE}/fournisseur/essai`, { issuer: 'http://ailleurs.example' })
  assert.deepEqual(clair.json().champs, {
    issuer: 'L’adresse d’un fournisseur commence par https://',
  })
})

test('a try leads nowhere inside the network, and says the same as of a provider that is silent', async () => {
  for (const issuer of [
    'https://10.0.0.1',
    'https://169.254.169.254/latest',
    'https://[fd00::1]',
    'https://0.0.0.0',
    'https://2130706434',
    'https://[::ffff:10.0.0.1]',
    'https://nulle-part.invalid',
  ]) {
    const essai = await post(`${ADRESSE}/fournisseur/essai`, { issuer })
    assert.match(essai.json().champs.issuer, /n’a pas répondu comme un fournisseur/, issuer)
  }
})

const nouveau = {
  modele: 'horizon',
  code: 'horizon-jeunes',
  libelle: 'Horizon Jeunes',
  adresse: 'jeunes.localhost',
  couleur: '#7a1fa2',
  administrateur: { email: 'chef@example.org', nom: 'Chef', prenom: 'Zoé' },
}

test('R7.12 a client is made from another: its pages, a colour of its own, an administrator invited by mail', async () => {
  const cree = await post('/api/identity/client/create', nouveau)
  assert.equal(cree.statusCode, 200, cree.body)
  assert.equal(cree.json().charte.clair.primary, '#7a1fa2')
  await until(() => t.annuaire.byHost('jeunes.localhost')?.code === 'horizon-jeunes')
  const visiteur = t.visitor('jeunes.localhost:8080')
  assert.equal((await visiteur('/api/identity/client')).json().libelle, 'Horizon Jeunes')
  // Its pages are there as it is, before anybody publishes anything.
  const pages = async (qui: Inject) =>
    (await qui('/api/cms/blocklists?name=Pages_Statiques')).json().length
  const duModele = await pages(t.visitor())
  assert.ok(duModele > 0)
  const { email } = nouveau.administrateur
  await t.database.db.update(compte).set({ isActif: true }).where(eq(compte.email, email))
  const chef = await t.as(email, 'jeunes.localhost:8080')
  await until(async () => (await pages(chef)) === duModele)
  const mails = await t.database.db
    .select()
    .from(message)
    .where(eq(message.clientCode, 'horizon-jeunes'))
  assert.equal(mails.length, 1)
  // Whoever made it looks after it; the neighbour does not even see it.
  assert.equal((await fiche('horizon-jeunes')).libelle, 'Horizon Jeunes')
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  assert.deepEqual((await elena(`${ADRESSE}?id=horizon-jeunes`)).json().items, [])
})

for (const [quoi, ecart, champs] of [
  ['its code', { adresse: 'autre.localhost' }, { code: 'Ce code est déjà celui d’un client' }],
  [
    'its address',
    { code: 'autre', adresse: 'atlas.localhost' },
    { adresse: 'L’adresse atlas.localhost est déjà celle de Prévoyance Atlas' },
  ],
  [
    'its colour',
    { code: 'autre', adresse: 'autre.localhost', couleur: '#ffcc00' },
    {
      couleur:
        'Cette couleur n’est pas lisible sur les pages (contraste de 1,4, il en faut 4,5). La plus proche qui convient\u00a0: #8b6e03',
    },
  ],
] satisfies [string, object, object][])
  test(`a new client is refused for ${quoi}, at that field`, async () => {
    const reponse = await post('/api/identity/client/create', { ...nouveau, ...ecart })
    assert.equal(reponse.statusCode, 400)
    assert.deepEqual(reponse.json().champs, champs)
  })

test('a model of another insurer is not found; consultants read and change nothing', async () => {
  const code = { code: 'autre', adresse: 'autre.localhost' }
  const vole = await post('/api/identity/client/create', { ...nouveau, ...code, modele: 'atlas' })
  assert.equal(vole.statusCode, 404)
  const consultante = await t.as('consultant@example.org')
  assert.equal((await consultante(ADRESSE)).statusCode, 200)
  const { revision } = await fiche()
  const ecrite = await post(ADRESSE, { id: 'horizon', revision, valeurs: {} }, consultante)
  assert.equal(ecrite.statusCode, 403)
})

test('versions keep what a client was, secrets sealed', async () => {
  const versions = await t.database.db.select().from(clientVersion)
  assert.ok(versions.length > 5)
  assert.doesNotMatch(JSON.stringify(versions), /très secret/)
})
