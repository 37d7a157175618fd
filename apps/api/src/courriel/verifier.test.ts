import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { clePubliee } from '../features/messages/expediteurs.ts'
import { textes } from './textes.ts'
import { checkDomaine } from './verifier.ts'

const cleDe = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string
const cle = cleDe(2048)
const publiee = clePubliee(cle)
const signature = { selecteur: 'portail', cle }

const NOM = 'mutuelle-x.fr'
const DKIM = `portail._domainkey.${NOM}`
const bons: Record<string, string[]> = {
  [NOM]: ['v=spf1 include:_spf.hebergeur.fr -all', 'autre=chose'],
  '_spf.hebergeur.fr': ['v=spf1 ip4:192.0.2.0/24 a mx ~all'],
  [DKIM]: [`v=DKIM1; k=rsa; p=${publiee}`],
  [`_dmarc.${NOM}`]: ['v=DMARC1; p=reject; rua=mailto:dmarc@mutuelle-x.fr'],
}

/** The DNS of a good domain, and what is otherwise in it. */
const dit = async (autres: Record<string, string[]>, domaine = NOM, sien = signature) => {
  const zone = { ...bons, ...autres }
  const lireTxt = async (nom: string) => zone[nom] ?? []
  return (await checkDomaine(lireTxt, domaine, sien)).map(
    ({ gravite, dit: phrase }) => [gravite, phrase] as const,
  )
}

const justes = [
  ['juste', textes.spf.juste],
  ['juste', textes.dkim.juste(2048)],
  ['juste', textes.dmarc.juste('reject')],
]

test('a domain that says all is ready', async () => {
  assert.deepEqual(await dit({}), justes)
  // Long keys come in pieces and with spaces; a domain below takes the policy of the one above.
  const coupee = `${publiee.slice(0, 100)} ${publiee.slice(100)}`
  assert.deepEqual(await dit({ [DKIM]: [`p=${coupee}`] }), justes)
  const sous = `envois.${NOM}`
  const siens = { [sous]: bons[NOM] ?? [], [`portail._domainkey.${sous}`]: bons[DKIM] ?? [] }
  assert.deepEqual(await dit(siens, sous), justes)
})

const longue = Object.fromEntries(
  Array.from({ length: 12 }, (_, n) => [`s${n}.fr`, [`v=spf1 include:s${n + 1}.fr -all`]]),
)
const cas: [quoi: string, zone: Record<string, string[]>, gravite: string, phrase: string][] = [
  ['nothing', { [NOM]: [] }, 'faute', textes.spf.absent],
  ['a record of a later version', { [NOM]: ['v=spf10 -all'] }, 'faute', textes.spf.absent],
  ['two of them', { [NOM]: ['v=spf1 -all', 'v=spf1 ~all'] }, 'faute', textes.spf.double],
  ['open to all', { [NOM]: ['v=spf1 mx all'] }, 'faute', textes.spf.ouvert],
  ['neither yes nor no', { [NOM]: ['v=spf1 mx ?all'] }, 'conseil', textes.spf.tiede],
  [
    'an end in the record that it leads to',
    { [NOM]: ['v=spf1 redirect=ouvert.fr'], 'ouvert.fr': ['v=spf1 +all'] },
    'faute',
    textes.spf.ouvert,
  ],
  [
    'a chain without an end',
    { ...longue, [NOM]: ['v=spf1 include:s0.fr -all'] },
    'faute',
    textes.spf.recherches(11),
  ],
  [
    'one that includes itself',
    { [NOM]: [`v=spf1 include:${NOM} -all`] },
    'faute',
    textes.spf.recherches(11),
  ],
  ['no key', { [DKIM]: [] }, 'faute', textes.dkim.absent(DKIM)],
  ['a key taken back', { [DKIM]: ['v=DKIM1; p='] }, 'faute', textes.dkim.revoquee],
  ['what is no key', { [DKIM]: ['v=DKIM1; p=AAAA'] }, 'faute', textes.dkim.illisible],
  [
    'the key of somebody else',
    { [DKIM]: [`p=${clePubliee(cleDe(2048))}`] },
    'faute',
    textes.dkim.autre,
  ],
  ['a trial', { [DKIM]: [`t=s:y; p=${publiee}`] }, 'faute', textes.dkim.essai],
  ['nothing of DMARC', { [`_dmarc.${NOM}`]: [] }, 'faute', textes.dmarc.absent],
  [
    'two policies',
    { [`_dmarc.${NOM}`]: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] },
    'faute',
    textes.dmarc.double,
  ],
  ['no policy', { [`_dmarc.${NOM}`]: ['v=DMARC1; rua=x'] }, 'faute', textes.dmarc.illisible],
  [
    'a policy that watches',
    { [`_dmarc.${NOM}`]: ['v=DMARC1; p=none; rua=mailto:d@x.fr'] },
    'conseil',
    textes.dmarc.observe,
  ],
  ['no report', { [`_dmarc.${NOM}`]: ['v=DMARC1;p=reject'] }, 'conseil', textes.dmarc.sansRapport],
]
for (const [quoi, zone, gravite, phrase] of cas)
  test(`${quoi}: it is said`, async () => {
    const constats = await dit(zone)
    assert.deepEqual(
      constats.find(([, une]) => une === phrase),
      [gravite, phrase],
      constats.join('\n'),
    )
  })

test('what is not published yet is given as it is to be published', async () => {
  const constats = await dit({ [DKIM]: [] })
  const publier = textes.publier(DKIM, `v=DKIM1; k=rsa; p=${publiee}`)
  assert.deepEqual(constats[2], ['conseil', publier])
})

test('a short key of another sender is found short', async () => {
  const zone = { [DKIM]: [`p=${clePubliee(cleDe(1024))}`] }
  const constats = await checkDomaine(async (nom) => ({ ...bons, ...zone })[nom] ?? [], NOM, {
    selecteur: 'portail',
  })
  assert.deepEqual(constats[1], { gravite: 'conseil', dit: textes.dkim.courte(1024) })
})

test('the command says what it takes, and refuses what is no domain', () => {
  const launch = (...args: string[]) =>
    spawnSync(process.execPath, ['apps/api/src/courriel/main.ts', ...args], { encoding: 'utf8' })
  assert.match(launch().stdout, /--verifier DOMAINE/)
  const refused = launch('--verifier', 'https://mutuelle-x.fr')
  assert.equal(refused.status, 2)
  assert.match(refused.stderr, /n’est pas un nom de domaine/)
})
