import { type AdresseProposee, partiesProposees } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** Fewer letters find everywhere. */
export const ADRESSE_MIN = 4
export const ADRESSE_MAX = 150

const parties = Object.fromEntries(partiesProposees.map((partie) => [partie, z.string()])) as {
  [Partie in keyof AdresseProposee]: z.ZodString
}

/** Addresses that what is typed may mean, the likeliest first. */
export const propositionsAdresseResource = defineResource({
  slice: 'adresse',
  path: '/referentiel/adresse',
  libelle: 'Adresses proposées',
  access: 'connecte',
  row: z.object({ libelle: z.string(), ...parties }),
  query: z.object({ q: z.string().trim().min(ADRESSE_MIN).max(ADRESSE_MAX) }),
  can: ['list'],
  identify: ({ libelle }) => libelle,
})
