import { gestesInformation, libellesEtatInformation } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

const lire = { backoffice: { domaine: 'notifications', action: 'read' } } as const
const modifier = { backoffice: { domaine: 'notifications', action: 'update' } } as const

/** Whom each change touches, from when on it may count, and the proof that they were told. */
export const notificationEvolutionsResource = defineResource({
  slice: 'evolutions',
  path: '/evolutions/notification',
  libelle: 'Notification des changements',
  row: z.object({
    id: z.uuid(),
    revision: z.int(),
    titre: z.string(),
    effetLe: z.iso.date(),
    /** Contracts that run under this offer, and how many of them an employer took out. */
    contrats: z.int(),
    collectifs: z.int(),
    /** Notified today, it may count from then on. */
    premierEffet: z.iso.date(),
    etat: z.enum(Object.keys(libellesEtatInformation) as [keyof typeof libellesEtatInformation]),
    /** Letters kept: on line, by post, and those of them that the post was given. */
    electroniques: z.int(),
    papiers: z.int(),
    postes: z.int(),
    gestes: z.array(z.enum(gestesInformation)),
  }),
  data: z.strictObject({
    id: z.uuid(),
    revision: z.int(),
    geste: z.enum(gestesInformation),
    /** How many were seen: consent is given to that number. */
    contrats: z.int(),
  }),
  can: { list: lire, update: modifier },
  identify: ({ id }) => id,
})
export type NotificationEvolution = z.infer<(typeof notificationEvolutionsResource)['row']>
