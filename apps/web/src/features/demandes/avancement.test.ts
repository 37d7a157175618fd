import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Dossier } from '@espace-adherent/contract/demandes'
import { badgeDe, jalonsDe, pasDe } from './avancement.ts'

type Suivie = Parameters<typeof badgeDe>[0]
const demande = (part: Partial<Suivie>): Suivie => ({
  acte: 'ribActeGestion',
  etat: 'recue',
  attentes: 0,
  effetLe: null,
  isAppliquee: false,
  ...part,
})

for (const [part, badge, pas] of [
  [{}, 'neutral Envoyée', '1'],
  [{ etat: 'en-cours' }, 'info En cours', '2'],
  [{ etat: 'en-cours', attentes: 1 }, 'warning Document demandé', '2, attendu'],
  [{ etat: 'acceptee', effetLe: '2026-11-19' }, 'info Prend effet le 19/11', '3'],
  [{ etat: 'acceptee', isAppliquee: true }, 'success Acceptée', '4'],
  [{ acte: 'contactActeGestion', etat: 'acceptee', isAppliquee: true }, 'success Répondue', '4'],
  [{ etat: 'refusee' }, 'danger Refusée', '4'],
  [{ etat: 'annulee' }, 'neutral Annulée', '4'],
  [{ etat: 'sans-suite' }, 'neutral Sans suite', '4'],
] satisfies [Partial<Suivie>, string, string][])
  test(`a list shows ${JSON.stringify(part)} as « ${badge} »`, () => {
    const { tone, libelle } = badgeDe(demande(part))
    assert.equal(`${tone} ${libelle}`, badge)
    const { faits, isAttendu } = pasDe(demande(part))
    assert.equal(`${faits}${isAttendu ? ', attendu' : ''}`, pas)
  })

const le = '2026-11-16T09:00:00.000Z'
const evenement = (geste: string, nom: string | null = null) => ({
  geste,
  par: 'gestionnaire',
  nom,
  le,
  texte: null,
})
const dossier = (part: object): Dossier =>
  ({
    ...demande({}),
    modeGestion: 'manuel',
    creeLe: le,
    decideeLe: null,
    evenements: [],
    attentesDetail: [],
    ...part,
  }) as unknown as Dossier
const lire = (part: object) =>
  jalonsDe(dossier(part))
    .map(({ titre, etat, nom }) => `${titre} ${etat}${nom ? ` (${nom})` : ''}`)
    .join(' · ')

const prise = evenement('prendre', 'Lucie Costa')
const attente = { nature: 'piece', reponduLe: null, demandeLe: le }

for (const [titre, part, attendu] of [
  ['just sent', {}, 'Envoyée fait · Prise en charge aVenir · Traitée aVenir'],
  [
    'taken',
    { etat: 'en-cours', evenements: [prise] },
    'Envoyée fait · Prise en charge fait (Lucie Costa) · Traitée aVenir',
  ],
  [
    'a piece is awaited',
    { etat: 'en-cours', evenements: [prise], attentesDetail: [attente] },
    'Envoyée fait · Prise en charge fait (Lucie Costa) · Document demandé attendu · Traitée aVenir',
  ],
  [
    'the piece has come',
    { etat: 'en-cours', evenements: [prise], attentesDetail: [{ ...attente, reponduLe: le }] },
    'Envoyée fait · Prise en charge fait (Lucie Costa) · Traitée aVenir',
  ],
  [
    'accepted',
    { etat: 'acceptee', isAppliquee: true, evenements: [prise] },
    'Envoyée fait · Prise en charge fait (Lucie Costa) · Acceptée fait',
  ],
  [
    'refused',
    { etat: 'refusee', evenements: [evenement('refuser', 'Lucie Costa')] },
    'Envoyée fait · Prise en charge fait (Lucie Costa) · Refusée refuse',
  ],
  ['cancelled before anybody took it', { etat: 'annulee' }, 'Envoyée fait · Annulée refuse'],
  [
    'applied at once',
    { etat: 'acceptee', isAppliquee: true, modeGestion: 'automatique' },
    'Envoyée fait · Acceptée fait',
  ],
] satisfies [string, object, string][])
  test(`the course of a request: ${titre}`, () => {
    assert.equal(lire(part), attendu)
  })
