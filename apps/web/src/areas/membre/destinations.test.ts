import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { type Destination, destinations } from '@espace-adherent/contract'
import type { Guard } from '../../platform/routing/guard.ts'
import { chemins } from './chemins.ts'

const texteRoutes = readFileSync(new URL('./routes.ts', import.meta.url), 'utf8')
const texteNavigation = readFileSync(new URL('./navigation.ts', import.meta.url), 'utf8')

// Read as text: a route names its screens, which are drawn and run nowhere but in a browser.
const routes = new Map(
  [
    ...texteRoutes.matchAll(
      /const (\w+) = defineRoute\(\{\s+path: ([^\n]+),\n\s+guard: ([^\n]+),\n/g,
    ),
  ].map(([, nom = '', path = '', guard = '']) => {
    const membre = { role: 'membre' }
    const noms = { chemins, membre, adherent: { ...membre, portee: 'Contrat' } }
    const lu = (expression: string) => runInNewContext(`(${expression})`, noms)
    return [lu(path) as string, { nom, guard: lu(guard) as Guard }]
  }),
)
const typesContrat = new Map(
  [...texteNavigation.matchAll(/\{\s*route: (\w+),([^{}]*)\}/g)].map(([, nom = '', reste = '']) => [
    nom,
    /typeContrat: '(\w+)'/.exec(reste)?.[1],
  ]),
)

test('every route and every entry of the navigation was understood', () => {
  assert.equal(routes.size, texteRoutes.match(/defineRoute\(/g)?.length)
  assert.equal(typesContrat.size, texteNavigation.match(/\broute: /g)?.length)
})

for (const page of destinations)
  test(`whoever may enter ${page.chemin} finds « ${page.titre} », and nobody else`, () => {
    const route = routes.get(page.chemin)
    assert.ok(route, 'no such route')
    const { portee, feature, delegation, typeContrat }: Destination = page
    assert.deepEqual(
      { portee, feature, delegation, typeContrat },
      {
        portee: route.guard.portee,
        feature: route.guard.feature,
        delegation: route.guard.delegation,
        typeContrat: typesContrat.get(route.nom),
      },
    )
    assert.equal(route.guard.role, 'membre')
  })
