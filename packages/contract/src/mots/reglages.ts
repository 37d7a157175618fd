import { casMots } from '@espace-adherent/domain'
import { z } from 'zod'
import { charteSchema } from '../portail/charte.ts'
import { defineResource } from '../resources/define.ts'
import { contenuMotSchema, motSchema } from './mot.ts'

const lire = { backoffice: { domaine: 'parametrage', action: 'read' } } as const
const modifier = { backoffice: { domaine: 'parametrage', action: 'update' } } as const

const essaiMotSchema = z.strictObject({
  key: z.string().max(100),
  contenu: contenuMotSchema,
  cas: z.enum(casMots),
})
export type EssaiMot = z.infer<typeof essaiMotSchema>

const apercuMotSchema = z.object({
  mot: motSchema,
  /** What is wrong, by field; nothing is then written below. */
  fautes: z.record(z.string(), z.string()),
  mail: z
    .object({
      sujet: z.string(),
      /** From « Bonjour » to the last block. */
      blocs: z.array(
        z.union([
          z.object({ texte: z.string() }),
          z.object({ code: z.string() }),
          z.object({ lien: z.string(), libelle: z.string() }),
        ]),
      ),
      pied: z.string(),
      /** The same for whoever reads without pictures. */
      texte: z.string(),
      /** By day and by night. */
      couleurs: charteSchema.pick({ clair: true, sombre: true }),
    })
    .nullable(),
  /** Of a word that is no mail: each text by its name. */
  textes: z.record(z.string(), z.string()),
})
export type ApercuMot = z.infer<typeof apercuMotSchema>

/** What would be read; nothing is kept. Posted: what is typed stays out of addresses. */
export const apercuMotResource = defineResource({
  slice: 'mots',
  path: '/settings/apercu',
  libelle: 'Aperçu d’un texte',
  row: apercuMotSchema,
  data: essaiMotSchema,
  can: { update: lire },
  identify: () => '',
})

/** The same sent by mail to whoever asks, and to nobody else. */
export const essaiMotResource = defineResource({
  slice: 'mots',
  path: '/settings/essai',
  libelle: 'Essai d’un texte',
  row: z.object({ a: z.string() }),
  data: essaiMotSchema,
  can: { update: modifier },
  identify: () => '',
})
