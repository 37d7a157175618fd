import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mobileTarget } from './mobile.ts'

const cibles = {
  applications: [
    'https://play.google.com/store/apps/details?id=org.example.mutuellehorizon',
    'https://apps.apple.com/fr/app/mutuelle-horizon/id1000000001',
    null,
  ],
  schemes: ['mutuellehorizon', 'javascript'],
  origin: 'http://localhost:8080',
}

for (const [url, isAllowed] of [
  ['https://play.google.com/store/apps/details?id=org.example.mutuellehorizon', true],
  ['https://play.google.com/store/apps/details?id=org.example.mutuellehorizon&hl=fr', true],
  ['https://play.google.com/store/apps/details?id=org.example.autre', false],
  ['https://apps.apple.com/fr/app/mutuelle-horizon/id1000000001', true],
  ['https://apps.apple.com/fr/app/autre/id1', false],
  ['http://localhost:8080/#/accueil', true],
  ['http://localhost:8081/', false],
  ['https://localhost:8080/', false],
  ['http://localhost:8080@pirate.example/', false],
  ['http://qui:quoi@localhost:8080/', false],
  ['https://pirate.example/', false],
  ['//pirate.example/', false],
  ['mutuellehorizon://accueil?x=1', true],
  ['MUTUELLEHORIZON://accueil', true],
  ['autre://accueil', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['', false],
  ['accueil', false],
  [`http://localhost:8080/${'a'.repeat(2000)}`, false],
] as const) {
  test(`R2.42 « ${url.slice(0, 70)} » is ${isAllowed ? 'followed' : 'refused'}`, () => {
    assert.equal(mobileTarget(url, cibles) !== null, isAllowed)
  })
}

for (const [url, isAllowed] of [
  ['https://ailleurs.example/page', true],
  ['http://localhost:8080@pirate.example/', false],
  ['javascript:alert(1)', false],
  ['autre://accueil', false],
] as const) {
  test(`R2.42 « ${url} » is ${isAllowed ? 'followed' : 'refused'} where the client lets it lead anywhere`, () => {
    assert.equal(mobileTarget(url, { ...cibles, isLibre: true }) !== null, isAllowed)
  })
}
