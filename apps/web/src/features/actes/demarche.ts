import type { Acte } from '@espace-adherent/contract/actes'
import type { Contrat } from '@espace-adherent/contract/contrats'
import type { CurrentUser } from '@espace-adherent/contract/identity'
import type { ReglesActe } from '@espace-adherent/domain/actes'
import type { FieldValues, Formulaire } from '@espace-adherent/ui/forms'
import type { ComponentType } from 'react'

/** Who asks, and for which contract: what a form may know before anything is typed. */
export type Demandeur = { user: CurrentUser; contrat: Contrat }

/** What the fields of a step are drawn from; pieces are drawn by the engine. */
export type VueProps<S extends FieldValues> = { form: Formulaire<S>; regles: ReglesActe }

/** An act, and what it looks like. */
export type DefinitionDemarche<S extends FieldValues = FieldValues, E extends string = string> = {
  acte: Acte<S, object, E>
  vues: Readonly<Record<E, ComponentType<VueProps<S>>>>
  /** What the form begins with. What no step asks for is taken from here even when a draft is opened. */
  initial: (demandeur: Demandeur) => S
}

/** Ties an act to one view per step: the compiler names the one that is missing. */
export const demarche = <S extends FieldValues, D extends object, E extends string>(
  acte: Acte<S, D, E>,
  vues: DefinitionDemarche<S, E>['vues'],
  initial: (demandeur: Demandeur) => Partial<S> = () => ({}),
): DefinitionDemarche<S, E> => ({
  acte: acte as unknown as Acte<S, object, E>,
  vues,
  initial: (demandeur) => ({ ...acte.vide, ...initial(demandeur) }),
})

/** « ribprestations »: where the portal shows an act. */
export const slugDe = ({ path }: { path: string }) => path.replace(/^\/(forms|vel)\//, '')

/** The fields that some step asks for. */
export const champsDe = ({ etapes }: Pick<Acte, 'etapes'>): readonly string[] =>
  etapes.flatMap(({ champs }) => champs)

/** The form as it opens: what is known, then what a draft had typed. */
export function saisieDepart<S extends FieldValues>(
  { acte, initial }: DefinitionDemarche<S>,
  demandeur: Demandeur,
  brouillon: Readonly<Record<string, unknown>> | null,
): S {
  const asked = champsDe(acte)
  const typed = Object.entries(brouillon ?? {}).filter(([champ]) => asked.includes(champ))
  return { ...initial(demandeur), ...Object.fromEntries(typed) }
}
