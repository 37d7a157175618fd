import { defineSlice } from '../slice.ts'
import { droitsSource } from './source.ts'

export const droitsSlice = defineSlice({
  nom: 'roles',
  sources: () => ({ droits: droitsSource }),
})
