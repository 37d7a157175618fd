import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type {
  BilanEntite,
  Entite,
  Execution,
  Ligne,
  RejetDeBase,
} from '@espace-adherent/contract/imports'
import { raisonDArret } from '../features/imports/arrets.ts'
import { avecLecture } from '../features/imports/bilan.ts'
import { phrasesBilan, phrasesLues } from '../features/imports/lecture/dire.ts'
import { ouvrirDossier } from '../features/imports/lecture/dossier.ts'
import { executer } from '../features/imports/lecture/executer.ts'
import { lireCommande } from './arguments.ts'
import { phraseErreur } from './dire.ts'
import {
  contrat,
  dossierAvec,
  effacerDossiers,
  manifesteDe,
  personne,
  rejetsDe,
  verifierDossier,
} from './dossier.testing.ts'
import { poserModele } from './modele.ts'
import { rejouer } from './rejouer.ts'
import { ecrireSchemas } from './schemas.ts'

after(effacerDossiers)

test('the model passes as it is, its CSV too', async () => {
  const dossier = join(dossierAvec({}), 'essai')
  await poserModele(dossier, new Date())
  const { lus, rejets } = await verifierDossier(dossier)
  assert.deepEqual([lus.length, rejets], [11, []])
  await manifesteDe(join(dossier, 'csv'))
  assert.deepEqual((await verifierDossier(join(dossier, 'csv'))).rejets, [])
  await assert.rejects(poserModele(dossier, new Date()), /n’est pas vide/)
})

test('docs/imports holds the schemas as they are: npm run importer -- --schemas docs/imports', () => {
  const dossier = join(import.meta.dirname, '../../../../docs/imports')
  const ecrits = new Map(
    readdirSync(dossier).map((nom) => [nom, readFileSync(join(dossier, nom), 'utf8')]),
  )
  assert.deepEqual(ecrits, new Map([...ecrireSchemas()].toSorted()))
})

type Appels = { recus: [Entite, string][]; refuses: string[]; suite: string[] }

/** A base that refuses who it is told to. */
function fausseBase(
  {
    tardifs = [],
    bilan = {},
    isConfirme = false,
  }: { tardifs?: RejetDeBase[]; bilan?: Partial<BilanEntite>; isConfirme?: boolean },
  appels: Appels,
): Execution {
  const bilans = (): BilanEntite[] => [
    {
      ...{ entite: 'personnes', recus: 3, crees: 3, changes: 0, inchanges: 0, supprimes: 0 },
      ...{ rejetes: 0, gardes: 0, conflits: 0, avant: 0, apres: 3, disparus: 0 },
      ...{ parCode: {}, controle: [] },
      ...bilan,
    },
  ]
  return {
    ouvrir: async () => null,
    stage: async (entite, _, lignes: readonly Ligne[]) => {
      for (const { cle } of lignes) appels.recus.push([entite, cle])
    },
    refuser: async (_, cles) => {
      appels.refuses.push(...cles)
    },
    async *classify(entite) {
      if (entite === 'personnes') yield* tardifs
    },
    bilan: async () => bilans(),
    arret: async (lus) =>
      raisonDArret(avecLecture(bilans(), lus), { confirmer: '1', isConfirme })?.phrase ?? null,
    merge: async () => {
      appels.suite.push('merge')
    },
    report: async () => ({
      format: 'espace-adherent-import-rapport/1',
      ...{ lot: '1', isEssai: false, debutLe: '', finLe: '', entites: bilans() },
    }),
    fermer: async () => {
      appels.suite.push('fermer')
    },
  }
}

const suivi = { lire() {}, fusionner() {}, effacer() {} }
const sorties = { dire() {}, suivi, direBilan() {} }

async function lancer(
  personnes: readonly object[],
  base: Parameters<typeof fausseBase>[0],
  choix: { isEssai?: boolean } = {},
) {
  const chemin = dossierAvec({ 'personnes.jsonl': personnes, 'contrats.jsonl': [contrat] })
  await manifesteDe(chemin)
  const appels: Appels = { recus: [], refuses: [], suite: [] }
  const fait = executer(
    fausseBase(base, appels),
    await ouvrirDossier(chemin),
    { isEssai: false, ...choix },
    sorties,
  )
  const arret = await fait.then(
    () => null,
    (error: Error) => error.message,
  )
  return { chemin, appels, arret }
}

const foule = (nombre: number) =>
  Array.from({ length: nombre }, (_, i) => ({ ...personne, id: `P${i}` }))

test('a run stages in order, merges and closes; a dry run merges nothing', async () => {
  const { appels, arret } = await lancer(foule(2), {})
  assert.equal(arret, null)
  assert.deepEqual(appels.recus, [
    ['personnes', 'P0'],
    ['personnes', 'P1'],
    ['contrats', 'C1'],
  ])
  assert.deepEqual(appels.suite, ['merge', 'fermer'])
  assert.deepEqual((await lancer(foule(2), {}, { isEssai: true })).appels.suite, ['fermer'])
})

test('what the base refuses stands in its place among what the reader refused', async () => {
  const personnes = foule(30).map((une, i) => (i % 20 === 1 ? { ...une, nom: null } : une))
  const tardifs: RejetDeBase[] = [
    { ligne: 1, id: 'P0', champ: null, code: 'ambigu' },
    { ligne: 11, id: 'P10', champ: 'codeCivilite', code: 'referentiel' },
  ].map((un) => un as RejetDeBase)
  const { chemin, appels, arret } = await lancer(personnes, { tardifs: tardifs.slice(0, 1) })
  assert.equal(arret, null)
  assert.deepEqual(appels.refuses, ['P1', 'P21'])
  assert.deepEqual(
    rejetsDe(chemin, 'personnes').map(({ ligne, code, enregistrement }) => [
      ligne,
      code,
      (enregistrement as { id: string }).id,
    ]),
    [
      [1, 'ambigu', 'P0'],
      [2, 'champ-manquant', 'P1'],
      [22, 'champ-manquant', 'P21'],
    ],
  )
  // Four of thirty.
  const quatre = await lancer(personnes, { tardifs })
  assert.match(quatre.arret ?? '', /Plus de 10\s% des enregistrements sont refusés \(4 sur 30\)/)
  assert.deepEqual(quatre.appels.suite, ['fermer'])
})

test('deletions of more than one in twenty wait for somebody to agree; a report that does not balance is a stop', async () => {
  const bilan = { avant: 100, disparus: 12, apres: 91 }
  const seul = await lancer(foule(3), { bilan })
  assert.match(seul.arret ?? '', /Plus de 5\s% des personnes.*12 sur 100.*--confirmer 1/)
  assert.deepEqual(seul.appels.suite, ['fermer'])
  assert.equal((await lancer(foule(3), { bilan, isConfirme: true })).arret, null)
  // Of a small entity, a few are many.
  const peu = { avant: 20, disparus: 9, apres: 14 }
  assert.equal((await lancer(foule(3), { bilan: peu })).arret, null)
  assert.match((await lancer(foule(3), { bilan: { apres: 4 } })).arret ?? '', /ne s’équilibre pas/)
})

test('what was corrected is replayed in order; what is still wrong stays, and a stop loses nothing', async () => {
  const chemin = dossierAvec({
    'personnes.jsonl': [
      { ...personne, nir: '1' },
      { ...personne, id: 'P2', sexe: 'X' },
    ],
    'contrats.jsonl': [contrat],
  })
  await manifesteDe(chemin)
  assert.equal((await verifierDossier(chemin)).rejets.length, 3)
  const rejets = join(chemin, 'rejets')
  const fichier = join(rejets, 'personnes.jsonl')
  writeFileSync(fichier, readFileSync(fichier, 'utf8').replace('"nir":"1"', '"nir":null'))
  const avant = readFileSync(fichier, 'utf8')
  await assert.rejects(
    rejouer(rejets, new Date(), async () => Promise.reject(new Error('base absente'))),
  )
  assert.equal(readFileSync(fichier, 'utf8'), avant)
  const appels: Appels = { recus: [], refuses: [], suite: [] }
  await rejouer(rejets, new Date(), async (dossier) => {
    assert.equal(dossier.manifeste.corrige, '1')
    await executer(fausseBase({}, appels), dossier, { isEssai: true }, sorties).catch(() => {})
  })
  assert.deepEqual(appels.recus, [
    ['personnes', 'P1'],
    ['contrats', 'C1'],
  ])
  assert.deepEqual(
    rejetsDe(chemin, 'personnes').map(({ id, code }) => [id, code]),
    [['P2', 'valeur']],
  )
  assert.deepEqual(readdirSync(rejets).sort(), ['lot.json', 'personnes.jsonl'])
})

test('a number in the wrong column is said nowhere but in its file', async () => {
  const nir = '285052A004012'
  const chemin = dossierAvec({
    'personnes.jsonl': [
      { ...personne, sexe: nir },
      { ...personne, id: nir, codePostal: 7 },
      { ...personne, [nir]: 1 },
    ],
  })
  await manifesteDe(chemin)
  const { lus, dits } = await verifierDossier(chemin)
  const dit = [...dits, ...phrasesLues(lus), ...phrasesBilan([])].join('\n')
  assert.doesNotMatch(dit, new RegExp(nir))
  assert.match(dit, /3.rejets/)
  const panne = await phraseErreur(new Error(`Failed query: params: ${nir}`))
  assert.match(panne, /Une panne a arrêté l’import/)
  assert.doesNotMatch(panne, new RegExp(nir))
})

test('the command: help in two languages, what is missing, what is unknown', () => {
  for (const aide of [[], ['--aide'], ['--help']]) assert.equal(lireCommande(aide), null)
  assert.deepEqual(lireCommande(['--client', 'horizon', '--depuis', 'x', '--essai']), {
    a: 'depuis',
    client: 'horizon',
    dossier: 'x',
    isEssai: true,
  })
  for (const [args, attendu] of [
    [['--depuis', 'x'], /--client/],
    [['--client', 'horizon'], /--depuis/],
    [['--manifeste', 'x'], /--source, --lot/],
    [['--oublie'], /--oublie/],
  ] as const)
    assert.throws(() => lireCommande(args), { name: 'StartRefusedError', message: attendu })
})
