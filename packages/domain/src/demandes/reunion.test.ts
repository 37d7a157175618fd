import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AReunir, isRepondue, reunir, transition } from './index.ts'

const message = (ecart: Partial<AReunir> = {}): AReunir => ({
  id: 'a',
  compteId: 'jeanne',
  numeroContrat: '20450005',
  acte: 'contactActeGestion',
  isOuverte: true,
  numero: 12,
  ...ecart,
})

for (const [titre, ecart, attendu] of [
  ['a younger one becomes part of it', { numero: 13 }, 'a <- b'],
  ['an older one takes it in', { numero: 11 }, 'b <- a'],
  ['an older one that was closed takes it in again', { numero: 11, isOuverte: false }, 'b <- a'],
  [
    'a younger one that was closed',
    { numero: 13, isOuverte: false },
    'Le plus récent des deux est déjà clos\u00a0: il ne se réunit plus',
  ],
  ['itself', { id: 'a' }, 'Choisissez un autre message'],
  ['somebody else’s', { compteId: 'hugo' }, 'Ces messages ne viennent pas de la même personne'],
  [
    'of another contract',
    { numeroContrat: '20450006' },
    'Ces messages ne concernent pas le même contrat',
  ],
  ['about no contract', { numeroContrat: null }, 'Ces messages ne concernent pas le même contrat'],
  ['another act', { acte: 'reclamationActeGestion' }, 'Seuls des messages peuvent être réunis'],
] satisfies [string, Partial<AReunir>, string][])
  test(`two messages become one: ${titre}`, () => {
    const issue = reunir(message(), message({ id: 'b', numero: 14, ...ecart }))
    assert.equal(
      'refus' in issue ? issue.refus : `${issue.garde.id} <- ${issue.jointe.id}`,
      attendu,
    )
  })

test('without an account, nobody knows that two messages are one person’s', () => {
  const anonyme = { compteId: null }
  assert.ok('refus' in reunir(message(anonyme), message({ ...anonyme, id: 'b', numero: 13 })))
})

const cours = { etat: 'recue', effetLe: null, isAppliquee: false, isEchange: true } as const
for (const [geste, etat, attendu] of [
  ['reunir', 'recue', 'en-cours'],
  ['reunir', 'acceptee', 'en-cours'],
  ['joindre', 'en-cours', 'sans-suite'],
  ['joindre', 'acceptee', 'Ce message a déjà reçu sa réponse'],
] as const)
  test(`of a message that is ${etat}, ${geste} comes to: ${attendu}`, () => {
    const isAppliquee = etat === 'acceptee'
    const issue = transition({ ...cours, etat, isAppliquee }, geste, 'gestionnaire', '2026-11-16')
    assert.equal('etat' in issue ? issue.etat : issue.refus, attendu)
  })

test('nothing more is done with what has become part of another conversation', () => {
  for (const geste of ['revenir', 'ecrire', 'prendre', 'joindre'] as const)
    assert.ok(
      'refus' in
        transition(
          { ...cours, etat: 'sans-suite', isJointe: true },
          geste,
          'gestionnaire',
          '2026-11-16',
        ),
    )
})

test('what was taken in is to be answered, even after an answer', () => {
  const repondue = [
    { geste: 'recevoir', par: 'membre' },
    { geste: 'ecrire', par: 'gestionnaire' },
  ] as const
  const reunie = [...repondue, { geste: 'reunir', par: 'gestionnaire' } as const]
  assert.deepEqual(
    [isRepondue(repondue), isRepondue(reunie), isRepondue([...reunie, repondue[1]])],
    [true, false, true],
  )
})
