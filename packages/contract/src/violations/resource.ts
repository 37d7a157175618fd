import { gestesInformation, libellesEtatInformation } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

const lire = { backoffice: { domaine: 'historique', action: 'read' } } as const
const modifier = { backoffice: { domaine: 'historique', action: 'update' } } as const

/** How many each breach touched, the clock of the authority, and how far their telling is. */
export const informationViolationsResource = defineResource({
  slice: 'violations',
  path: '/violations/information',
  libelle: 'Information des personnes touchées',
  row: z.object({
    id: z.uuid(),
    revision: z.int(),
    titre: z.string(),
    /** Until when the authority is to be told; null once it was. */
    cnilAvant: z.iso.datetime().nullable(),
    isEnRetard: z.boolean(),
    /** From the history: those who still have an account, and those who do not. */
    personnes: z.int(),
    disparues: z.int(),
    etat: z.enum(Object.keys(libellesEtatInformation) as [keyof typeof libellesEtatInformation]),
    informees: z.int(),
    gestes: z.array(z.enum(gestesInformation)),
  }),
  data: z.strictObject({
    id: z.uuid(),
    revision: z.int(),
    geste: z.enum(gestesInformation),
    /** How many were seen: what is consented to is what there is. */
    personnes: z.int(),
  }),
  can: { list: lire, update: modifier },
  identify: ({ id }) => id,
})
export type InformationViolation = z.infer<(typeof informationViolationsResource)['row']>

/** Who was touched, from the history: what of theirs was opened, how often, when. */
export const personnesToucheesResource = defineResource({
  slice: 'violations',
  path: '/violations/personnes',
  libelle: 'Personnes touchées',
  row: z.object({
    id: z.uuid(),
    nom: z.string(),
    email: z.string(),
    lignes: z.int(),
    premiere: z.iso.datetime(),
    derniere: z.iso.datetime(),
    informeeLe: z.iso.datetime().nullable(),
  }),
  query: z.object({ violation: z.uuid() }),
  can: { list: lire, export: lire },
  identify: ({ id }) => id,
  columns: [
    { libelle: 'Personne', value: ({ nom }) => nom },
    { libelle: 'E-mail', value: ({ email }) => email },
    { libelle: 'Lignes', value: ({ lignes }) => lignes },
    { libelle: 'Première', value: ({ premiere }) => premiere },
    { libelle: 'Dernière', value: ({ derniere }) => derniere },
    { libelle: 'Informée le', value: ({ informeeLe }) => informeeLe ?? '' },
  ],
})
export type PersonneTouchee = z.infer<(typeof personnesToucheesResource)['row']>
