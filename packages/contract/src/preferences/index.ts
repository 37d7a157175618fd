import {
  type Alerte,
  alertes,
  type Canal,
  COMMUNICATION_PAR_DEFAUT,
  type Communication,
  canaux,
  choixPapiers,
  type Papier,
  papiers,
  validateCommunication,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe, faitsDe } from '../acte/define.ts'
import { abonnementTete, communicationTete, dematerialisationTete } from '../actes/tetes.ts'
import { textes } from './textes.ts'

/** Some of these, each once, in the order in which they are shown. */
const parmi = <const V extends string>(valeurs: readonly [V, ...V[]]) =>
  z
    .array(z.enum(valeurs))
    .max(valeurs.length)
    .overwrite((choisies) => valeurs.filter((valeur) => choisies.includes(valeur)))

const heure = z.string().max(5)
const communication = z.strictObject({
  service: parmi(canaux),
  information: parmi(canaux),
  offres: parmi(canaux),
  silenceDebut: heure,
  silenceFin: heure,
  /** Calls that sell: off, unless asked for. */
  telephone: z.boolean().default(false),
})

export type FaitsCommunication = {
  actuelle: Communication
  /** Masked; none, or not confirmed: no text message can be sent. */
  mobile: string | null
}

export const communicationActe = defineActe(communicationTete, {
  textes: textes.communication,
  saisie: communication,
  faits: faitsDe<FaitsCommunication>(),
  vide: COMMUNICATION_PAR_DEFAUT,
  etapes: {
    contact: ['service', 'information', 'offres', 'telephone', 'silenceDebut', 'silenceFin'],
  },
  check: (s, _, { mobile }) => validateCommunication(s, { hasMobile: mobile !== null }),
})

export type FaitsAbonnement = { actuelles: Alerte[]; canaux: Canal[] }

export const abonnementActe = defineActe(abonnementTete, {
  textes: textes.abonnement,
  saisie: z.strictObject({ alertes: parmi(alertes) }),
  faits: faitsDe<FaitsAbonnement>(),
  etapes: { alertes: ['alertes'] },
})

/** When it was last answered, at registration too. */
export type FaitsDematerialisation = { actuels: Papier[]; le: string | null }

export const dematerialisationActe = defineActe(dematerialisationTete, {
  textes: textes.dematerialisation,
  saisie: z.strictObject({ enLigne: parmi(papiers) }),
  faits: faitsDe<FaitsDematerialisation>(),
  etapes: { papiers: ['enLigne'] },
  normalise: ({ enLigne }) => ({ enLigne, ...choixPapiers(enLigne) }),
})
