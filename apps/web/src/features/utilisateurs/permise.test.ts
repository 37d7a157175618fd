import assert from 'node:assert/strict'
import { test } from 'node:test'
import { droitsDuRole } from '@espace-adherent/domain/roles'
import { permettre } from './permise.ts'
import { textes } from './textes.ts'

const proposes = (...par: Parameters<typeof permettre>) =>
  ['inviter', 'changerRoles'].map((geste) => {
    const champ = permettre(...par).gestes?.[geste]?.saisie?.roles
    assert.ok(champ?.genre === 'liste')
    return [Object.keys(champ.choix ?? {}).join(), champ.aide]
  })

test('roles that one may not give are not offered, and whoever looks is told why', () => {
  const tous = ['Admin,BackEndUser,Consultant,ServiceMedical', undefined]
  assert.deepEqual(proposes({ roles: ['Admin'] }), [tous, tous])
  const siens = ['BackEndUser', textes.rolesDonnables]
  const droits = { Consultant: { ...droitsDuRole('Consultant'), historique: ['read'] as const } }
  const [invite, change] = proposes({ roles: ['BackEndUser'] })
  assert.deepEqual(invite, change)
  assert.ok(!invite?.[0]?.includes('Admin') && !invite?.[0]?.includes('ServiceMedical'))
  assert.deepEqual(proposes({ roles: ['BackEndUser'], droits }), [siens, siens])
  const aucun = ['', textes.rolesDonnables]
  assert.deepEqual(proposes({ roles: ['User'] }), [aucun, aucun])
})
