import { defineSlice } from '../slice.ts'
import { droitsSource } from './source.ts'

export const droitsSlice = defineSlice({
  nom: 'droits',
  sources: () => ({ droits: droitsSource }),
})
