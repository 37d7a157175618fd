import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** Goes through the whole chain of seals: whether anybody has touched a line. */
export const controleHistoriqueResource = defineResource({
  slice: 'historique',
  path: '/history/controle',
  libelle: 'Contrôle de l’historique',
  row: z.object({
    lignes: z.int(),
    /** The last seal, to be noted elsewhere. */
    tete: z.string(),
    rupture: z.object({ historiqueId: z.int(), nature: z.string() }).nullable(),
  }),
  can: { update: { backoffice: { domaine: 'historique', action: 'read' } } },
  identify: ({ tete }) => tete,
})

/** What has screens of its own, and its history beside it: tables have theirs already. */
export const objetsHistoire = ['compte', 'envoi', 'media', 'droits'] as const

/** What happened to one thing, the latest first. */
export const histoireElementResource = defineResource({
  slice: 'historique',
  path: '/history/element',
  libelle: 'Historique d’un élément',
  query: z.object({
    objet: z.enum(objetsHistoire),
    cible: z.string().min(1).max(64),
    /** What was read of it, and who signed in, left out: these are many more. */
    nature: z.literal('changement').optional(),
  }),
  row: z.object({
    id: z.string(),
    le: z.iso.datetime(),
    auteur: z.string().nullable(),
    role: z.string().nullable(),
    action: z.string(),
    /** « Libellé : avant → après », one by line. */
    changements: z.string(),
  }),
  can: { list: { backoffice: { domaine: 'historique', action: 'read' } } },
  identify: ({ id }) => id,
})
