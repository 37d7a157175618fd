import { defineResource } from '../resources/define.ts'
import { clientAddress } from './address.ts'
import { currentClientSchema } from './client.ts'

export const clientResource = defineResource({
  ...clientAddress,
  slice: 'portail',
  row: currentClientSchema,
  can: ['list'],
  identify: (client) => client.code,
})
