import { defineResource } from '../resources/define.ts'
import { currentClientSchema } from './client.ts'

export const clientResource = defineResource({
  slice: 'portail',
  path: '/identity/client',
  libelle: 'Client',
  access: 'public',
  row: currentClientSchema,
  envelope: 'one',
  can: ['list'],
  identify: (client) => client.code,
})
