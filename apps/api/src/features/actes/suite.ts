import type { ActeGestion } from '@espace-adherent/contract'
import {
  type DateCalendaire,
  dateAParis,
  type LigneResume,
  type MotMail,
  renonciationDe,
  type ValeursMot,
  type VariablesMot,
} from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import { nomCourriel, planifieeMot } from '../demandes/index.ts'
import { annonce, type SuiteActe } from '../nouvelles/index.ts'
import type { Appelant } from './traite.ts'

/** A person has to look at it; it is accepted for a day to come; it is done. */
export type Issue = 'recue' | 'planifiee' | 'appliquee'

/** What has become of a request, as its act says what comes of it. */
export type FaitSuite = {
  issue: Issue
  effetLe: DateCalendaire | null
  /** A clerk decides, or its day has come; false: it has just been sent. */
  isReprise: boolean
  /** What is said of whatever is accepted for later. */
  planifiee(): SuiteActe
}

/** Of an act whose acceptance is an answer: as long as nobody has looked, it is received and no more. */
export const repondu = (fait: FaitSuite): FaitSuite =>
  fait.isReprise ? fait : { ...fait, issue: 'recue' }

type Plus = Omit<Partial<SuiteActe>, 'annonce'>

/**
 * In the words of its mails: received, done; accepted for later, in everybody's. `faite` and `recue` are what is said
 * besides.
 */
export function dire<V extends VariablesMot>(
  fait: FaitSuite,
  mots: { recue: MotMail<V>; appliquee: MotMail<V> },
  valeurs: Omit<ValeursMot<V>, 'lien' | 'papier'>,
  faite: Plus = {},
  recue: Plus = {},
): SuiteActe {
  const { issue } = fait
  if (issue === 'planifiee') return fait.planifiee()
  const [ton, plus] = issue === 'recue' ? (['attente', recue] as const) : (['fait', faite] as const)
  return { annonce: annonce(mots[issue], valeurs), ton, ...plus }
}

/** Whoever is covered, or how, has changed: the card says it. */
export const nouvelleCarte = ({ numeroContrat }: CleContrat, du: DateCalendaire) =>
  ({
    vers: '/carte-tiers-payant',
    objets: [{ genre: 'carte', numeroContrat, du }],
  }) as const satisfies Plus

type Acceptee = {
  acte: ActeGestion
  /** Of a mail; a screen says it apart. Null: it has none yet. */
  reference: string | null
  effetLe: DateCalendaire | null
  contrat: Appelant['contrat']
  now: Date
  lignes: readonly LigneResume[]
}

/** Accepted for a day to come; of new cover, what it is and costs, and until when it can be given up. */
export function planifieeUsuelle(acceptee: Acceptee): SuiteActe {
  const { acte, reference, effetLe, contrat, now, lignes } = acceptee
  const renonciation = renonciationDe(acte, contrat?.typeContrat, dateAParis(now))
  const dites = lignes.flatMap(({ libelle, apres }) =>
    apres ? [`${libelle}\u00a0: ${apres}`] : [],
  )
  const sous = (nom: string | null) =>
    annonce(planifieeMot, {
      libelle: nomCourriel(acte),
      reference: nom,
      effet: effetLe ?? '',
      renonciation,
      detail: renonciation && dites.join('\u00a0; '),
    })
  return { annonce: sous(reference), ecran: sous(null), ton: 'fait', le: effetLe }
}
