import type { Acte, ActeRecu, FaitsDe, SaisieDe } from '@espace-adherent/contract/actes'
import type { Contrat } from '@espace-adherent/contract/contrats'
import type { CurrentUser } from '@espace-adherent/contract/identity'
import type { ReglesActe } from '@espace-adherent/domain/actes'
import type { Plage } from '@espace-adherent/domain/calendrier'
import type { FieldValues, Formulaire } from '@espace-adherent/ui/forms'
import type { ComponentProps, ComponentType } from 'react'
import type { ASavoir } from './ASavoir.tsx'
import { textes } from './textes.ts'

/** Who asks, for which contract, and the facts of the act: what a form knows before anything is typed. */
export type Demandeur<F extends object = object> = {
  user: CurrentUser
  contrat: Contrat
  faits: F
  /** What the link that led here said: somebody, an option. */
  search: URLSearchParams
}

/** What the fields of a step are drawn from; pieces are drawn by the engine. */
export type VueProps<S extends FieldValues, F extends object = object> = {
  form: Formulaire<S>
  regles: ReglesActe
  faits: F
  /** The days that may be chosen, of an act that lets one choose its day. */
  plages: readonly Plage[]
}

/** The same, of a view of that act: `VueDe<typeof adresseActe>`. */
export type VueDe<A> =
  SaisieDe<A> extends infer S extends FieldValues ? VueProps<S, FaitsDe<A>> : never

/** Why there is nothing to ask for; and where to go, where that is not the list of acts. */
export type Rien = {
  titre: string
  texte?: string
  suite?: { libelle: string; vers: 'demarches' | 'coordonneesBancaires' }
}

/** An act, and what it looks like. */
export type DefinitionDemarche<
  S extends FieldValues = FieldValues,
  E extends string = string,
  F extends object = object,
> = {
  acte: Acte<S, object, E, F>
  vues: Readonly<Record<E, ComponentType<VueProps<S, F>>>>
  /** What the form begins with. What no step asks for is taken from here even when a draft is opened. */
  initial: (demandeur: Demandeur<F>) => S
  /** What one comes with, into a form that a draft may have filled already: nothing of either is lost. */
  apporte?: (saisie: S, demandeur: Demandeur<F>) => Partial<S>
  /** What it is called here, where one act serves several ends; without it, its label. */
  titre?: (saisie: S, faits: F) => string
  /** There is nothing that it could be about: said in place of a form that could not be sent. */
  rien?: (faits: F) => Rien | false
  /** The sentence of the toast when it is refused, where the specification gives one. */
  echec?: string
  /** Treated by the portal, it signs its sender out: nothing is read again, and `Suite` leads away. */
  isFinSession?: boolean
  /** What the button that sends it says. */
  confirmer?: string | ((saisie: S) => string)
  /**
   * A clerk reads it first, whatever the client chose, and its answers are its last step: nothing is reckoned that could
   * be read again, so that it leaves from there.
   */
  confie?: (saisie: S) => boolean
  /** What is to be known before anything is answered, above the first step. */
  avant?: ComponentProps<typeof ASavoir>
  /** What stands beside the form as it is typed, above the documents to gather. */
  Cote?: ComponentType<{ saisie: S }>
  /** What is shown once it is sent, where it goes on elsewhere; without it, what has become of it. */
  Suite?: ComponentType<{ recu: ActeRecu }>
}

/** What a form may say besides; what it begins with, without what the engine knows. */
type Autres<S extends FieldValues, F extends object> = Partial<
  Omit<DefinitionDemarche<S, string, F>, 'acte' | 'vues' | 'initial'>
> & { initial?: (demandeur: Demandeur<F>) => Partial<S> }

/**
 * Ties an act to one view per step: the compiler names the one that is missing. A form that is about a contract
 * begins with the one that is open.
 */
export const demarche = <
  S extends FieldValues,
  D extends object,
  E extends string,
  F extends object,
>(
  acte: Acte<S, D, E, F>,
  vues: DefinitionDemarche<S, E, F>['vues'],
  { initial = () => ({}), ...autres }: Autres<S, F> = {},
): DefinitionDemarche<S, E, F> => ({
  ...autres,
  acte: acte as unknown as Acte<S, object, E, F>,
  vues,
  initial: (demandeur) => ({
    ...acte.vide,
    ...(isDuContrat(acte) && { numeroContrat: demandeur.contrat.numeroContratIndividuel }),
    ...seulePersonne(acte.vide, demandeur.faits),
    ...initial(demandeur),
  }),
})

/** Nobody is asked to choose among one. */
function seulePersonne(vide: object, faits?: { personnes?: readonly { numPers?: string }[] }) {
  const [seule, ...autres] = faits?.personnes ?? []
  return 'numPers' in vide && seule && autres.length === 0 ? { numPers: seule.numPers } : {}
}

/** Not of one that may be about no contract, nor of one that names its contract otherwise. */
const isDuContrat = <S extends object>({
  vide,
  numeroContrat,
}: Pick<Acte<S>, 'vide' | 'numeroContrat'>) => 'numeroContrat' in vide && numeroContrat(vide) === ''

/** What the button that sends it says, of what is typed. */
export const libelleEnvoi = <S extends FieldValues>(
  { confirmer = textes.recap.envoyer }: Pick<DefinitionDemarche<S>, 'confirmer'>,
  saisie: S,
): string => (typeof confirmer === 'function' ? confirmer(saisie) : confirmer)

/** The fields that some step asks for. */
export const champsDe = ({ etapes }: Pick<Acte, 'etapes'>): readonly string[] =>
  etapes.flatMap(({ champs }) => champs)

/** The form as it opens: what is known, then what a draft had typed. */
export function saisieDepart<S extends FieldValues, F extends object>(
  { acte, initial, apporte }: DefinitionDemarche<S, string, F>,
  demandeur: Demandeur<F>,
  brouillon: Readonly<Record<string, unknown>> | null,
): S {
  const asked = champsDe(acte)
  const typed = Object.entries(brouillon ?? {}).filter(([champ]) => asked.includes(champ))
  const saisie: S = { ...initial(demandeur), ...Object.fromEntries(typed) }
  return { ...saisie, ...apporte?.(saisie, demandeur) }
}
