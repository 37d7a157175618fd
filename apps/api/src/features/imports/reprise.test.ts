import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { PDF } from '../../importer/exemples.ts'
import { exemple } from './testing/donnees.ts'
import { CLIENT, deposes, envoyer, ouvrirClient } from './testing/lot.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
  await ouvrirClient(t)
})
after(() => t?.close())

async function lire(requete: string): Promise<Record<string, unknown>[]> {
  const { rows } = (await t.database.db.execute(requete)) as unknown as {
    rows: Record<string, unknown>[]
  }
  return rows
}

const PHC = `$argon2id$v=19$m=19456,t=2,p=1$${'c'.repeat(22)}$${'d'.repeat(43)}`

const compte = (rang: number, suite: object = {}) => ({
  identifiant: `membre${rang}@example.org`,
  personne: `P${rang}`,
  motDePasse: PHC,
  ...suite,
})

const papier = (id: string, fichier: string, contenu: string, contrat = 'C000000') => ({
  id,
  contrat,
  nature: 'courrier',
  titre: 'Lettre',
  le: '2026-01-02',
  nomFichier: 'lettre.pdf',
  typeMime: 'application/pdf',
  fichier,
  sha256: hash('sha256', contenu, 'hex'),
})

const mandat = (rum: string) => ({
  rum,
  ics: 'FR72ZZZ123456',
  signeLe: '2023-12-15',
  titulaire: 'Membre',
  iban: 'FR1420041010050500013M02606',
  bic: 'PSSTFRPP',
})

const renfort = (code: string, suite: object = {}) => ({
  code,
  libelle: 'Renfort',
  description: 'Davantage.',
  montantMensuel: 750,
  ...suite,
})

/** Twenty members with all that a record may bring beside care. */
function tout() {
  const { offres, personnes, contrats } = exemple(20)
  return {
    offres: [
      { ...offres[0], renforts: [renfort('OPTIQUE', { repondA: ['optique'] }), renfort('DENT')] },
    ],
    personnes,
    contrats: contrats.map((contrat, rang) => ({
      ...contrat,
      mandats: [mandat(`RUM-${rang}`)],
      ...(rang === 1 && { fonctionnalites: { simulateur: false, reseauxSoins: true } }),
    })),
    documents: [papier('DOC1', 'a.pdf', PDF), papier('DOC2', 'b.pdf', PDF)],
    comptes: [
      compte(0, {
        cguAccepteesLe: '2024-01-03',
        isDematerialise: true,
        consentements: [
          { nom: 'prospection', accepte: true, le: '2024-01-03', libelle: 'Oui' },
          { nom: 'prospection', accepte: false, le: '2025-01-03', libelle: 'Non' },
        ],
      }),
      compte(1, { motDePasse: '$2y$10$abcdefghijklmnopqrstuv' }),
      compte(2, { isActif: false }),
    ],
  }
}
const pieces = { 'a.pdf': PDF, 'b.pdf': PDF }

test('reinforcements, features, papers and accounts come in; the same again changes nothing', async () => {
  const fichiers = tout()
  const essai = await envoyer(t, { fichiers, pieces, lot: '1' }, { isEssai: true })
  assert.deepEqual(essai.rejets, [])
  assert.equal(deposes.size, 0)
  const { rapport } = await envoyer(t, { fichiers, pieces, lot: '1' })
  assert.deepEqual(rapport?.entites, essai.rapport?.entites)
  const ici = `client_code = '${CLIENT}'`
  assert.deepEqual(
    await lire(`select code, ordre, repond_a from renfort where ${ici} order by ordre`),
    [
      { code: 'OPTIQUE', ordre: 1, repond_a: ['optique'] },
      { code: 'DENT', ordre: 2, repond_a: [] },
    ],
  )
  assert.deepEqual(
    await lire(`select numero_contrat as c, fonctionnalite as f, is_activated as oui
      from fonctionnalite_contrat where ${ici} order by 2`),
    [
      { c: 'C000001', f: 'reseauxSoins', oui: true },
      { c: 'C000001', f: 'simulateur', oui: false },
    ],
  )
  const documents = await lire(`select remote_file_name as nom from document where ${ici}`)
  assert.deepEqual(
    documents.map(({ nom }) => deposes.get(String(nom))),
    [PDF, PDF],
  )
  assert.deepEqual(
    await lire(`select c.user_name as qui, c.email, c.nom, c.roles, c.is_actif as actif,
      c.mot_de_passe is not null as secret, p.source from compte c join personne p on p.id = c.personne_id
      where c.${ici} order by 1`),
    [
      [0, true, true],
      [1, false, false],
      [2, false, true],
    ].map(([rang, actif, secret]) => ({
      ...{ qui: `membre${rang}@example.org`, email: `membre${rang}@example.org` },
      ...{ nom: `Nom${rang}`, roles: ['User'], actif, secret, source: `P${rang}` },
    })),
  )
  assert.deepEqual(
    await lire(`select k.is_accepted as oui from consentement k join compte c on c.id = k.compte_id
      where c.${ici} order by k.id`),
    [{ oui: true }, { oui: false }],
  )
  deposes.clear()
  const deux = await envoyer(t, { fichiers, pieces, lot: '2', precedent: '1' })
  assert.deepEqual(
    deux.rapport?.entites.map((b) => [b.entite, b.recus - b.inchanges, b.disparus]),
    Object.keys(fichiers).map((entite) => [entite, 0, 0]),
  )
  assert.equal(deposes.size, 0)
})

test('an account here stays its holder’s; a list that has less takes away', async () => {
  const ici = `client_code = '${CLIENT}'`
  await lire(
    `update compte set user_name = 'autre@example.org' where ${ici} and user_name = 'membre0@example.org'`,
  )
  const { offres } = tout()
  const { rapport, rejets } = await envoyer(t, {
    lot: '3',
    precedent: '2',
    mode: 'delta',
    fichiers: {
      offres: [{ ...offres[0], renforts: [renfort('DENT')] }],
      comptes: [
        compte(0),
        ...Array.from({ length: 12 }, (_, i) => compte(3 + i)),
        compte(1, { identifiant: 'neuf@example.org' }),
        { ...compte(16), identifiant: 'membre2@example.org' },
      ],
    },
  })
  assert.deepEqual(
    rapport?.entites.map((b) => [b.entite, b.crees, b.changes, b.inchanges, b.gardes, b.rejetes]),
    [
      ['offres', 0, 1, 0, 0, 0],
      ['comptes', 12, 0, 1, 1, 1],
    ],
  )
  assert.deepEqual(
    rejets.map(({ id, champ, code }) => [id, champ, code]),
    [['membre2@example.org', 'identifiant', 'cle-prise']],
  )
  assert.deepEqual(await lire(`select code from renfort where ${ici}`), [{ code: 'DENT' }])
})

test('what is one’s own is nobody else’s; codes, features and files are looked at', async () => {
  const { contrats } = tout()
  const autre = { ...contrats[0], mandats: undefined }
  const { rejets, rapport } = await envoyer(t, {
    lot: '4',
    precedent: '3',
    mode: 'delta',
    pieces: { 'mauvais.pdf': 'MZ rien', 'bon.pdf': PDF },
    fichiers: {
      contrats: [
        ...contrats,
        ...Array.from({ length: 40 }, (_, i) => ({ ...autre, numero: `N${i}` })),
        { ...autre, numero: 'X1', mandats: [mandat('RUM-NEUVE')] },
        { ...autre, numero: 'X2', mandats: [mandat('RUM-NEUVE')] },
        { ...autre, numero: 'X3', mandats: [mandat('RUM-4')] },
        { ...autre, numero: 'X4', codeModePaiement: 'INCONNU' },
        { ...autre, numero: 'X5', fonctionnalites: { simulateurr: true } },
      ],
      documents: [
        papier('DOC3', 'mauvais.pdf', 'MZ rien'),
        papier('DOC4', 'bon.pdf', PDF, 'X4'),
        papier('DOC5', 'bon.pdf', PDF),
      ],
    },
  })
  assert.deepEqual(
    rejets.map(({ id, champ, code }) => `${id} ${champ} ${code}`),
    [
      'X2 mandats cle-prise',
      'X3 mandats cle-prise',
      'X4 codeModePaiement referentiel',
      'X5 fonctionnalites valeur',
      'DOC3 fichier fichier',
      'DOC4 contrat depend',
    ],
  )
  assert.deepEqual(
    rapport?.entites.map((b) => [b.entite, b.crees, b.inchanges, b.rejetes]),
    [
      ['contrats', 41, 20, 4],
      ['documents', 1, 0, 2],
    ],
  )
})
