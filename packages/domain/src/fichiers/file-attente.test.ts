import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  actionsPiece,
  ajouter,
  annuler,
  avancer,
  echouer,
  etatChamp,
  type FileAttente,
  fichiersEnvoyes,
  fileDepuis,
  pieceEnCours,
  relancer,
  retirer,
  retirerEchecs,
  reussir,
} from './file-attente.ts'

const local = (name: string, size = 10) => ({ name, size, type: 'application/pdf' })
const envoye = (localFileName: string) => ({
  remoteFileName: `r-${localFileName}`,
  localFileName,
  size: 10,
  inputName: 'rib',
})
const regles = { nombreMax: 5 }
const trois = ajouter([], [local('a.pdf'), local('b.pdf'), local('c.pdf')], regles).file

/** « a:uploading b:queued »: how each piece stands. */
const lire = (file: FileAttente) =>
  file.map((p) => `${p.nom[0]}:${p.etat === 'uploaded' ? p.resultat : p.etat}`).join(' ')

test('R4.25 R4.26 R4.27 one at a time, the next starts when one completes, however it ends', () => {
  assert.equal(lire(trois), 'a:uploading b:queued c:queued')
  const apresSucces = reussir(trois, 1, envoye('a.pdf'))
  assert.equal(lire(apresSucces), 'a:success b:uploading c:queued')
  const apresErreur = echouer(apresSucces, 2, 'Non')
  assert.equal(lire(apresErreur), 'a:success b:error c:uploading')
  assert.equal(lire(annuler(apresErreur, 3)), 'a:success b:error c:cancelled')
})

test('R4.29 a piece in error is tried again in the place of being removed', () => {
  const enErreur = echouer(trois, 1, 'Non')
  assert.deepEqual(enErreur.map(actionsPiece), [['relancer'], ['annuler'], ['retirer']])
  assert.equal(lire(retirer(enErreur, 1)), lire(enErreur))
  assert.equal(lire(relancer(enErreur, 1)), 'a:queued b:uploading c:queued')
  assert.equal(lire(retirerEchecs(enErreur)), 'b:uploading c:queued')
})

test('R4.25 a cancelled piece can be tried again or removed; a second try is another try', () => {
  const seule = ajouter([], [local('a.pdf')], regles).file
  const annulee = annuler(avancer(seule, 1, 40), 1)
  assert.deepEqual(annulee.map(actionsPiece), [['relancer', 'retirer']])
  const relancee = relancer(annulee, 1)
  assert.equal(lire(relancee), 'a:uploading')
  assert.deepEqual(
    [seule[0]?.essai, relancee[0]?.essai, pieceEnCours(relancee)],
    [1, 2, { ...relancee[0], percent: 0 }],
  )
  assert.equal(lire(retirer(annulee, 1)), '')
})

test('late news of a piece that is no longer being sent is no news', () => {
  const annulee = annuler(trois, 1)
  for (const tard of [
    avancer(annulee, 1, 50),
    reussir(annulee, 1, envoye('a.pdf')),
    echouer(annulee, 1, 'Non'),
    annuler(annulee, 1),
    reussir(annulee, 99, envoye('z.pdf')),
  ])
    assert.equal(lire(tard), 'a:cancelled b:uploading c:queued')
})

test('progress is a whole percentage between 0 and 100', () => {
  for (const [donne, lu] of [
    [-3, 0],
    [12.9, 12],
    [100, 100],
    [250, 100],
  ] as const) {
    const piece = pieceEnCours(avancer(trois, 1, donne))
    assert.equal(piece?.etat === 'uploading' && piece.percent, lu)
  }
  const avancee = avancer(trois, 1, 12)
  assert.equal(avancer(avancee, 1, 12.7), avancee, 'the same percent is no news')
})

test('R5.68 R5.74 files added together count for one another; what is refused is named', () => {
  const { file, refus } = ajouter(
    [],
    [local('a.pdf', 6), local('b.pdf', 6), local('c.pdf', 4), local('d.pdf', 1)],
    { nombreMax: 2, tailleTotaleMax: 10 },
  )
  assert.equal(lire(file), 'a:uploading c:queued')
  assert.deepEqual(
    refus.map(({ nom, filtre }) => [nom, filtre]),
    [
      ['b.pdf', 'tailleTotale'],
      ['d.pdf', 'nombre'],
    ],
  )
})

test('R3.39 the form receives the uploaded files and nothing else', () => {
  const file = annuler(reussir(trois, 1, envoye('a.pdf')), 2)
  assert.deepEqual(fichiersEnvoyes(file), [
    { remoteFileName: 'r-a.pdf', localFileName: 'a.pdf', size: 10, inputName: 'rib' },
  ])
  assert.deepEqual(fichiersEnvoyes(fileDepuis(fichiersEnvoyes(file))), fichiersEnvoyes(file))
})

const seule = ajouter([], [local('a.pdf')], regles).file
for (const [title, file, obligatoire, attendu] of [
  ['R5.72 required and empty', [], true, ['empty', 'Merci de joindre le document demandé.']],
  ['optional and empty', [], false, ['empty', null]],
  [
    'R4.28 while one is being sent',
    seule,
    false,
    ['running', 'Merci de patienter\u00a0: un envoi est en cours.'],
  ],
  [
    'R4.28 while one is being sent, after another',
    reussir(trois, 1, envoye('a.pdf')),
    true,
    ['running', 'Merci de patienter\u00a0: un envoi est en cours.'],
  ],
  ['sent', reussir(seule, 1, envoye('a.pdf')), true, ['ok', null]],
  [
    'in error',
    echouer(seule, 1, 'Non'),
    false,
    ['invalid', 'Un fichier n’a pas été envoyé\u00a0: réessayez, ou retirez-le.'],
  ],
  [
    'R5.72 cancelled, required',
    annuler(seule, 1),
    true,
    ['empty', 'Merci de joindre le document demandé.'],
  ],
] satisfies [string, FileAttente, boolean, [string, string | null]][])
  test(`${title}: the field is ${attendu[0]}`, () => {
    const { etat, message } = etatChamp(file, { obligatoire })
    assert.deepEqual([etat, message], attendu)
  })

test('R4.26 whatever happens, never two at once, and never idle while one waits', () => {
  const geste = fc.record({
    quoi: fc.constantFrom(
      'ajouter',
      'reussir',
      'echouer',
      'annuler',
      'relancer',
      'retirer',
      'vider',
    ),
    id: fc.integer({ min: 1, max: 6 }),
  })
  fc.assert(
    fc.property(fc.array(geste, { maxLength: 40 }), (gestes) => {
      let file: FileAttente = []
      for (const { quoi, id } of gestes) {
        if (quoi === 'ajouter') file = ajouter(file, [local('x.pdf')], { nombreMax: 6 }).file
        if (quoi === 'reussir') file = reussir(file, id, envoye('x.pdf'))
        if (quoi === 'echouer') file = echouer(file, id, 'Non')
        if (quoi === 'annuler') file = annuler(file, id)
        if (quoi === 'relancer') file = relancer(file, id)
        if (quoi === 'retirer') file = retirer(file, id)
        if (quoi === 'vider') file = retirerEchecs(file)
        const enCours = file.filter(({ etat }) => etat === 'uploading').length
        assert.ok(enCours <= 1)
        if (file.some(({ etat }) => etat === 'queued')) assert.equal(enCours, 1)
        assert.equal(new Set(file.map((piece) => piece.id)).size, file.length)
      }
    }),
  )
})
