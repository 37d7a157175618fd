import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acteResource } from './actes/index.ts'
import { acteResources } from './actes.ts'
import { optionAffiliationActe } from './options/actes.ts'
import { registry } from './registry.ts'
import { type Resource, resourceUrl, type Verb } from './resources/index.ts'

const resources = Object.entries({ ...registry, ...acteResources }) as [string, Resource][]

test('R3.57 every resource has a path, a French label and an identification', () => {
  assert.ok(resources.length >= 20)
  for (const [name, resource] of resources) {
    assert.match(resource.path, /^\/[a-zA-Z0-9/-]+$/, name)
    assert.ok(resource.libelle.length > 2, name)
    assert.equal(typeof resource.identify, 'function', name)
  }
})

test('two resources never share a path, but for an act and what is read where it is sent', () => {
  const urls = resources.flatMap(([, resource]) => [
    ...new Set(
      Object.keys(resource.can).map((verb) => {
        const isActe = verb === 'form' || verb === 'vel'
        return `${resourceUrl(resource, verb as Verb)}${isActe ? `/${verb}` : ''}`
      }),
    ),
  ])
  assert.equal(new Set(urls).size, urls.length)
})

test('R7.01 R7.02 R7.73 front models live under /api, admin-only models under /api/admin', () => {
  assert.equal(resourceUrl(registry.contrats), '/api/adherent/contrats')
  assert.equal(resourceUrl(registry.connexionCounter), '/api/admin/connexion-counter')
  for (const [name, resource] of resources)
    for (const [verb, { access }] of Object.entries(resource.can))
      assert.equal(
        resourceUrl(resource, verb as Verb).startsWith('/api/admin/'),
        typeof access === 'object',
        `${name} ${verb}`,
      )
})

test('R7.120 any act that is declared under vel is received there, without a word of its own elsewhere', () => {
  const declared = acteResource({ ...optionAffiliationActe, path: '/vel/option-suspension' })
  assert.deepEqual(Object.keys(declared.can), ['vel'])
  assert.equal(resourceUrl(declared, 'vel'), '/api/vel/option-suspension')
  const sent = Object.entries(acteResources).filter(([, { path }]) => path.startsWith('/vel/'))
  assert.ok(sent.length >= 2)
  for (const [name, { can }] of sent) assert.deepEqual(Object.keys(can), ['vel'], name)
})
