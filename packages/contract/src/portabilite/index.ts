import { z } from 'zod'
import { dateDemandee } from '../resources/date.ts'
import { defineResource } from '../resources/define.ts'
import { lire, modifier } from '../roles/demandes.ts'
import { textes } from './textes.ts'

/** A former employee's cover that goes on for nothing, and until when. */
export const portabiliteSchema = z.object({
  numeroContrat: z.string(),
  nomOffre: z.string(),
  adherent: z.string(),
  du: z.iso.date(),
  jusquAu: z.iso.date(),
})
export type Portabilite = z.infer<typeof portabiliteSchema>

const numeroContrat = z.string().trim().min(1).max(50)

/** A clerk opens it from what the employer declared, or ends it sooner. */
export const gestePortabiliteSchema = z.discriminatedUnion('geste', [
  z.strictObject({
    geste: z.literal('ouvrir'),
    numeroContrat,
    debutEmploi: dateDemandee,
    finEmploi: dateDemandee,
    allocationsJusquAu: dateDemandee.nullable(),
  }),
  z.strictObject({
    geste: z.literal('finir'),
    numeroContrat,
    /** The last day covered. */
    le: dateDemandee,
  }),
])
export type GestePortabilite = z.infer<typeof gestePortabiliteSchema>

export const portabilitesResource = defineResource({
  slice: 'portabilite',
  path: '/portabilites',
  libelle: textes.portabilites,
  row: portabiliteSchema,
  data: gestePortabiliteSchema,
  can: { list: lire, update: modifier },
  identify: (portabilite) => portabilite.numeroContrat,
})
