import type { DateCalendaire } from '../calendrier/date.ts'
import { type Cours, type EtatDemande, isPlanifiee, libellesEtatDemande } from './etats.ts'

/** Who moves a request: the member who sent it, a clerk, the insurer's management system, or the portal by itself. */
export const acteurs = ['membre', 'gestionnaire', 'systeme', 'portail'] as const
export type Acteur = (typeof acteurs)[number]

/**
 * What can be done with a request. `demander` asks the member for a piece or an answer; `repondre`
 * gives it. `conclure` ends a conversation that was answered. `confier` hands it to a colleague. `appliquer` does what was accepted. `revenir` takes
 * back a decision that has had no effect yet; a refusal never has one. `requalifier` corrects its
 * kind or ground. `coder` says the care of a bill that was sent without it. `rattacher` says whose it is, when it came without an account. `reunir` takes in
 * another message of the same person, which ends by `joindre`. `tenir` says that
 * a duty of the law is done. `analyser` says what a complaint comes from.
 */
export const gestes = [
  'prendre',
  'rendre',
  'confier',
  'demander',
  'repondre',
  'ecrire',
  'accepter',
  'refuser',
  'clore',
  'conclure',
  'annuler',
  'appliquer',
  'revenir',
  'requalifier',
  'coder',
  'rattacher',
  'reunir',
  'joindre',
  'tenir',
  'analyser',
] as const
export type Geste = (typeof gestes)[number]

type Regle = { par: readonly Acteur[]; mene: Partial<Record<EtatDemande, EtatDemande>> }

const ouverte = (vers: EtatDemande) => ({ recue: vers, 'en-cours': vers })
const surPlace = { recue: 'recue', 'en-cours': 'en-cours' } as const

const partout = {
  ...surPlace,
  acceptee: 'acceptee',
  refusee: 'refusee',
  'sans-suite': 'sans-suite',
  annulee: 'annulee',
} as const

/** The one table: who may do what, from which state, and which state follows. */
const table: Record<Geste, Regle> = {
  prendre: { par: ['gestionnaire', 'systeme'], mene: ouverte('en-cours') },
  rendre: { par: ['gestionnaire'], mene: { 'en-cours': 'recue' } },
  confier: { par: ['gestionnaire'], mene: ouverte('en-cours') },
  demander: { par: ['gestionnaire', 'systeme'], mene: ouverte('en-cours') },
  repondre: { par: ['membre'], mene: surPlace },
  ecrire: { par: ['membre', 'gestionnaire', 'systeme'], mene: surPlace },
  accepter: { par: ['gestionnaire', 'systeme', 'portail'], mene: ouverte('acceptee') },
  refuser: { par: ['gestionnaire', 'systeme'], mene: ouverte('refusee') },
  clore: { par: ['gestionnaire', 'systeme'], mene: ouverte('sans-suite') },
  conclure: { par: ['gestionnaire', 'systeme'], mene: ouverte('acceptee') },
  annuler: { par: ['membre'], mene: { ...ouverte('annulee'), acceptee: 'annulee' } },
  appliquer: { par: ['portail'], mene: { acceptee: 'acceptee' } },
  revenir: {
    par: ['gestionnaire', 'portail'],
    mene: { acceptee: 'en-cours', refusee: 'en-cours', 'sans-suite': 'en-cours' },
  },
  requalifier: { par: ['gestionnaire'], mene: ouverte('en-cours') },
  coder: { par: ['gestionnaire'], mene: ouverte('en-cours') },
  rattacher: { par: ['gestionnaire'], mene: ouverte('en-cours') },
  reunir: { par: ['gestionnaire'], mene: { ...ouverte('en-cours'), acceptee: 'en-cours' } },
  joindre: { par: ['gestionnaire'], mene: ouverte('sans-suite') },
  tenir: { par: ['gestionnaire'], mene: partout },
  analyser: { par: ['gestionnaire'], mene: partout },
}

const JOINTE = 'Ce message fait partie d’une autre conversation\u00a0: continuez dans celle-ci'

export type Issue = { etat: EtatDemande } | { refus: string }

/** The next state, or why the gesture is impossible, in words for its author. */
export function transition(
  cours: Cours,
  geste: Geste,
  acteur: Acteur,
  aujourdhui: DateCalendaire,
): Issue {
  const { par } = table[geste]
  if (!par.includes(acteur)) return { refus: 'Cette opération n’est pas possible ici' }
  if (cours.isJointe) return { refus: JOINTE }
  const mene = meneDe(cours, geste, acteur)
  const etat = mene[cours.etat]
  const refus = etat && refusEchange(cours, geste)
  if (refus) return { refus }
  if (!etat) return { refus: dejaDecidee(cours) }
  if (geste === 'refuser' && cours.isIrrefusable)
    return { refus: 'Cette demande ne se refuse pas\u00a0: corrigez son motif, puis acceptez-la' }
  // A duty of the law remains after the decision.
  if (mene === partout || mene === ecrit[acteur] || geste === 'reunir') return { etat }
  if (cours.etat !== 'acceptee') return { etat }
  if (!isPlanifiee(cours)) return { refus: dejaDecidee(cours) }
  // Possible until the day before: on the day itself it is being done.
  if (geste === 'annuler' && cours.effetLe !== null && cours.effetLe <= aujourdhui)
    return { refus: 'Cette demande prend effet aujourd’hui\u00a0: elle ne peut plus être annulée' }
  return { etat }
}

const repondu: Regle['mene'] = { ...ouverte('en-cours'), acceptee: 'en-cours' }
/** Of a conversation: whoever answers has it, and whoever writes again opens it again. */
const ecrit: Record<Acteur, Regle['mene']> = {
  membre: { ...surPlace, acceptee: 'en-cours' },
  gestionnaire: repondu,
  systeme: repondu,
  portail: {},
}

const meneDe = ({ isEchange }: Cours, geste: Geste, acteur: Acteur): Regle['mene'] =>
  isEchange && geste === 'ecrire' ? ecrit[acteur] : table[geste].mene

/** A message is answered: nothing else is decided of it. */
function refusEchange(
  { isEchange, isRepondue, isCompteFerme }: Cours,
  geste: Geste,
): string | null {
  if (geste === 'conclure' && !isEchange)
    return 'Cette demande attend une décision\u00a0: une réponse ne la clôt pas'
  if ((geste === 'reunir' || geste === 'joindre') && !isEchange)
    return 'Seuls des messages peuvent être réunis'
  if (!isEchange) return null
  if (geste === 'accepter' || geste === 'refuser')
    return 'Un message ne s’accepte ni ne se refuse\u00a0: répondez-y'
  if (geste === 'conclure' && !isRepondue)
    return 'Ce message attend votre réponse\u00a0: écrivez-la, puis fermez-le'
  if (geste === 'clore' && !isCompteFerme)
    return 'Un message ne se classe pas sans réponse\u00a0: répondez-y, puis fermez-le'
  return null
}

export const isPossible = (
  cours: Cours,
  geste: Geste,
  acteur: Acteur,
  aujourdhui: DateCalendaire,
): boolean => 'etat' in transition(cours, geste, acteur, aujourdhui)

function dejaDecidee({ etat, isAppliquee, isEchange }: Cours): string {
  if (isEchange && etat === 'acceptee') return 'Ce message a déjà reçu sa réponse'
  if (etat === 'recue') return 'Personne n’a encore pris cette demande en charge'
  if (etat === 'en-cours') return 'Cette demande n’a pas encore reçu de réponse'
  const participe = libellesEtatDemande[etat].toLowerCase()
  if (etat === 'acceptee' && isAppliquee) return 'Cette demande est déjà acceptée et appliquée'
  return etat === 'sans-suite'
    ? 'Cette demande a été classée sans suite'
    : `Cette demande est déjà ${participe}`
}

type Evenement = { geste: 'recevoir' | Geste; par: Acteur }

/**
 * Whether staff have answered since the member last wrote: a document sent is a question too, and so is
 * another message that was taken in.
 */
export const isRepondue = (evenements: readonly Evenement[]): boolean =>
  isDeLAssureur(evenements.findLast(isDit)?.par) && evenements.findLast(isDit)?.geste !== 'reunir'

const isDeLAssureur = (par: Acteur | undefined) => par === 'gestionnaire' || par === 'systeme'

/** Somebody has said something: who has taken it, or handed it over, answers nothing. */
const isDit = ({ geste }: Evenement) =>
  ['recevoir', 'ecrire', 'repondre', 'conclure', 'reunir'].includes(geste)

/** What was left to complete in an answer, as it stands there; null: nothing was. */
export const resteACompleter = (texte: string): string | null =>
  /\(\([^()]*\)\)/.exec(texte)?.[0] ?? null
