import { z } from 'zod'

/** Done; somebody else's turn; the member's turn; nothing comes of it. */
export const tonsSuite = ['fait', 'attente', 'geste', 'info'] as const
export type TonSuite = (typeof tonsSuite)[number]

const ligne = z.object({ libelle: z.string(), valeur: z.string() })
const jalon = z.object({ quand: z.string(), quoi: z.string() })

/** The thing itself that came of it, as a screen draws it. */
export const objetSuiteSchema = z.discriminatedUnion('genre', [
  /** The card of that contract, from that day on. */
  z.object({ genre: z.literal('carte'), numeroContrat: z.string(), du: z.iso.date() }),
  /** A letter: what stands in it, and what goes with it where it is shown. */
  z.object({
    genre: z.literal('courrier'),
    titre: z.string(),
    lignes: z.array(ligne),
    aApporter: z.array(z.string()),
  }),
  /** Money, in cents; where to (masked; null: no account is known), and how it was reckoned. */
  z.object({
    genre: z.literal('versement'),
    titre: z.string(),
    montant: z.int(),
    compte: z.object({ titulaire: z.string(), iban: z.string() }).nullable(),
    calcul: z.array(z.object({ libelle: z.string(), montant: z.int() })),
    /** Why it is that much. */
    notes: z.array(z.string()),
  }),
  /** Where money would go to, where nobody knows yet how much. */
  z.object({
    genre: z.literal('compte'),
    libelle: z.string(),
    titulaire: z.string(),
    iban: z.string(),
  }),
  /** What ends, and when. */
  z.object({ genre: z.literal('fin'), titre: z.string(), jalons: z.array(jalon) }),
  /** A link to be opened, and until when. */
  z.object({ genre: z.literal('lien'), adresse: z.string(), jusquAu: z.iso.datetime() }),
  /** A document that is missing. */
  z.object({ genre: z.literal('piece'), libelle: z.string(), echeance: z.iso.date() }),
  /** What comes, day by day. */
  z.object({ genre: z.literal('delai'), titre: z.string(), jalons: z.array(jalon) }),
])
export type ObjetSuite = z.infer<typeof objetSuiteSchema>
export type ObjetDe<G extends ObjetSuite['genre']> = Extract<ObjetSuite, { genre: G }>

/**
 * What has come of a request: what happened, what comes next, by when, and the one thing to do. Said once, by the server:
 * the screen, the mail, the notification and the request all bring these words.
 */
export const suiteDiteSchema = z.object({
  ton: z.enum(tonsSuite),
  titre: z.string(),
  textes: z.array(z.string()),
  /** By when what comes next comes; null: nothing does, or nobody knows. */
  le: z.iso.date().nullable(),
  /** `vers`: an address of the portal; null: the request itself. */
  bouton: z.object({ libelle: z.string(), vers: z.string().nullable() }).nullable(),
  objets: z.array(objetSuiteSchema),
})
export type SuiteDite = z.infer<typeof suiteDiteSchema>
