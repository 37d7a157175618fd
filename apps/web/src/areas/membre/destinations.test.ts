import assert from 'node:assert/strict'
import { test } from 'node:test'
import { destinations } from '@espace-adherent/contract/recherche'
import { navigation } from './navigation.ts'
import { routesMembre } from './routes.ts'

for (const { cle, chemin, portee, feature, delegation, typeContrat } of destinations)
  test(`« ${cle} » is found by whoever may enter its page, and by nobody else`, () => {
    const route = routesMembre.find(({ path }) => path === chemin)
    assert.ok(route, chemin)
    const { portee: saPortee, feature: sienne, delegation: ouverte } = route.guard
    assert.deepEqual([portee, feature, delegation], [saPortee, sienne, ouverte])
    const entree = navigation
      .flatMap(({ entrees }) => entrees)
      .find((une) => une.route.path === chemin)
    if (entree) assert.equal(typeContrat, entree.typeContrat)
  })
