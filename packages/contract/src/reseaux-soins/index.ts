import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

export const reseauSoinsSchema = z.object({
  reseau: z.string(),
  url: z.string(),
  /** The insurer's number at that network. */
  numOmc: z.string().nullable(),
  /** What it is about (« optique », « dentaire »…), for a network without a picture. */
  icon: z.string().nullable(),
  imageId: z.string().nullable(),
  /** Shape of its picture: « rond », « carre » or « large ». */
  imageForm: z.string().nullable(),
  description: z.string(),
})
export type ReseauSoins = z.infer<typeof reseauSoinsSchema>

export const reseauxSoinsResource = defineResource({
  slice: 'reseaux-soins',
  path: '/reseaux-soins',
  libelle: 'Réseaux de soins',
  access: 'membre',
  feature: 'reseauxSoins',
  row: reseauSoinsSchema,
  can: ['list'],
  identify: ({ reseau }) => reseau,
})

/** The token under which a network knows the person who comes. */
export const reseauTokenSchema = z.object({ scTokenId: z.string() })
export type ReseauToken = z.infer<typeof reseauTokenSchema>

export const RESEAU_TOKEN_PATH = '/api/reseaux-soins/token'
/** A token is for the network that it names, and worth nothing at another. */
export const reseauTokenUrl = (reseau: string) =>
  `${RESEAU_TOKEN_PATH}?${new URLSearchParams({ reseau })}`
export const reseauImageUrl = (imageId: string) =>
  `/api/reseaux-soins/images/${encodeURIComponent(imageId)}`
