import type { Champs, Gestes, Gestion } from '@espace-adherent/contract/gestion'
import type { ComponentType, ReactNode } from 'react'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { type Calculs, Ecran, type EditeurProps, type OngletGestion, type Rendus } from './ecran.ts'
import { TableGestion, type TableProps } from './Table.tsx'

type Propre = { genre: 'propre' }
/** Fields that are objects: the kind says nothing of how they are drawn. */
type Propres<C> = { [Nom in keyof C]: C[Nom] extends Propre ? Nom : never }[keyof C]
type Demandes<X> = X extends { saisie: infer S } ? Propres<S> : never
/** Of the table, and of what its gestures ask for. */
type Noms<C, G> = Propres<C> | (string extends keyof G ? never : Demandes<G[keyof G]>)
type Editeurs<C, G> = Record<Noms<C, G> & string, ComponentType<EditeurProps>>

type EcranProps<C extends Champs, E extends string, G extends Gestes<E>> = Omit<
  TableProps,
  'gestion'
> & {
  gestion: Gestion<C, E, G>
  /** Null where it stands in a screen that has its own. */
  titre?: string | null
  lead?: string
  /** Between the title and the table. */
  children?: ReactNode
  onglets?: readonly OngletGestion[]
  rendus?: Rendus
  calculs?: Calculs
} & ([Noms<C, G>] extends [never] ? { editeurs?: undefined } : { editeurs: Editeurs<C, G> })

/** The screen of a table that staff look after: declared once, drawn here. */
export function EcranGestion<
  const C extends Champs,
  const E extends string,
  const G extends Gestes<E>,
>(props: EcranProps<C, E, G>) {
  const {
    gestion,
    titre = gestion.libelle,
    lead,
    children,
    onglets = [],
    rendus = {},
    calculs = {},
    editeurs,
    ...table
  } = props
  return (
    <Ecran value={{ editeurs: editeurs ?? {}, onglets, rendus, calculs }}>
      {titre !== null && <ScreenTitle lead={lead}>{titre}</ScreenTitle>}
      {children}
      <TableGestion {...table} gestion={gestion as unknown as Gestion} />
    </Ecran>
  )
}
