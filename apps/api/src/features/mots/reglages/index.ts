import type { Messages } from '../../messages/index.ts'
import { defineSlice } from '../../slice.ts'
import type { Mots } from '../index.ts'
import {
  createApercuMotSource,
  createEssaiMotSource,
  createReglageSource,
  createVersionsMotSource,
} from './source.ts'

/** The screens where staff change what the portal says. */
export const reglagesSlice = defineSlice({
  nom: 'reglages',
  sources: ({ mots, messages }: { mots: Mots; messages: Messages }) => ({
    mails: createReglageSource(mots, ['mail', 'sms']),
    editions: createReglageSource(mots, ['edition']),
    etiquettes: createReglageSource(mots, ['portail']),
    traductions: createReglageSource(mots, ['traduction']),
    versionsMot: createVersionsMotSource(mots),
    apercuMot: createApercuMotSource(mots),
    essaiMot: createEssaiMotSource(mots, messages),
  }),
})
