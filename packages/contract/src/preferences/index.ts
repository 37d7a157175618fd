import {
  alertes,
  COMMUNICATION_PAR_DEFAUT,
  type Communication,
  canaux,
  choixPapiers,
  papiers,
  validateCommunication,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../actes/define.ts'
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
export type SaisieCommunication = z.infer<typeof communication>

const commun = {
  slice: 'preferences',
  groupe: 'profil',
  identite: 'session',
  numeroContrat: () => null,
} as const

const faitsCommunication = z.object({
  actuelle: communication,
  /** Masked; none, or not confirmed: no text message can be sent. */
  mobile: z.string().nullable(),
})
export type FaitsCommunication = z.infer<typeof faitsCommunication>

export const communicationActe = defineActe({
  ...commun,
  key: 'communicationActeGestion',
  path: '/forms/communication',
  libelle: textes.communication.libelle,
  chapo: textes.communication.chapo,
  saisie: communication,
  faits: faitsCommunication,
  vide: COMMUNICATION_PAR_DEFAUT as SaisieCommunication,
  etapes: [
    {
      cle: 'contact',
      titre: textes.communication.etape,
      champs: ['service', 'information', 'offres', 'telephone', 'silenceDebut', 'silenceFin'],
    },
  ],
  check: (s, _, { mobile }) => validateCommunication(s, { hasMobile: mobile !== null }),
  normalise: (s): Communication => s,
})

const abonnement = z.strictObject({ alertes: parmi(alertes) })
export type SaisieAbonnement = z.infer<typeof abonnement>

const faitsAbonnement = z.object({ actuelles: parmi(alertes), canaux: parmi(canaux) })
export type FaitsAbonnement = z.infer<typeof faitsAbonnement>

export const abonnementActe = defineActe({
  ...commun,
  key: 'abonnementActeGestion',
  path: '/forms/abonnement',
  libelle: textes.abonnement.libelle,
  chapo: textes.abonnement.chapo,
  saisie: abonnement,
  faits: faitsAbonnement,
  etapes: [{ cle: 'alertes', titre: textes.abonnement.etape, champs: ['alertes'] }],
  check: () => ({}),
  normalise: (s) => s,
})

const dematerialisation = z.strictObject({ enLigne: parmi(papiers) })
export type SaisieDematerialisation = z.infer<typeof dematerialisation>

const faitsDematerialisation = z.object({
  actuels: parmi(papiers),
  /** When it was last answered, at registration too. */
  le: z.iso.datetime().nullable(),
})
export type FaitsDematerialisation = z.infer<typeof faitsDematerialisation>

export const dematerialisationActe = defineActe({
  ...commun,
  key: 'dematerialisationActeGestion',
  path: '/forms/dematerialisation',
  libelle: textes.dematerialisation.libelle,
  chapo: textes.dematerialisation.chapo,
  saisie: dematerialisation,
  faits: faitsDematerialisation,
  etapes: [{ cle: 'papiers', titre: textes.dematerialisation.etape, champs: ['enLigne'] }],
  check: () => ({}),
  normalise: ({ enLigne }) => ({ enLigne, ...choixPapiers(enLigne) }),
})
