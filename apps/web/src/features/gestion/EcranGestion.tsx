import type { Champs, Gestes, Gestion } from '@espace-adherent/contract/gestion'
import type { ComponentType, ReactNode } from 'react'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { type Calculs, Ecran, type EditeurProps, type OngletGestion, type Rendus } from './ecran.ts'
import { TableGestion, type TableProps } from './Table.tsx'

type Propre = { genre: 'propre' }
/** Fields that are objects: the kind says nothing of how they are drawn. */
type Propres<C> = {
  [Nom in keyof C]: C[Nom] extends { isCalcule: true } ? never : C[Nom] extends Propre ? Nom : never
}[keyof C]
type Demandes<X> = X extends { saisie: infer S } ? Propres<S> : never
/** Of the table, and of what its gestures ask for. */
type Noms<C, G> = Propres<C> | (string extends keyof G ? never : Demandes<G[keyof G]>)
type Editeurs<C, G> = Record<Noms<C, G> & string, ComponentType<EditeurProps>>
/** Others may have one too, where their kind is not enough. */
type Autres<C> = Partial<Record<keyof C, ComponentType<EditeurProps>>>

/** What stands around a table, where it is one part of its screen: tabs. */
export type CadreProps = { search: URLSearchParams; adresse: string; children: ReactNode }

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
  cadre?: ComponentType<CadreProps>
  onglets?: readonly OngletGestion[]
  rendus?: Rendus
  calculs?: Calculs
} & ([Noms<C, G>] extends [never]
    ? { editeurs?: Autres<C> }
    : { editeurs: Editeurs<C, G> & Autres<C> })

type PropreA<C extends Champs, E extends string, G extends Gestes<E>> = Pick<
  EcranProps<C, E, G>,
  'onglets' | 'rendus' | 'calculs' | 'editeurs' | 'apercu' | 'lien' | 'children' | 'cadre'
> & { suite?: ReactNode }

/** What the screen of a table has besides what its declaration says: `suite` stands below the list. */
export type Complement = Omit<PropreA<Champs, string, Gestes>, 'editeurs'> & {
  editeurs?: Readonly<Record<string, ComponentType<EditeurProps>>>
}

/** A field that needs an editor of its own is refused without one. */
export const complementDe = <
  const C extends Champs,
  const E extends string,
  const G extends Gestes<E>,
>(
  _: Gestion<C, E, G>,
  complement: PropreA<C, E, G>,
): Complement => complement as unknown as Complement

/** The screen of a table that staff look after: declared once, drawn here. */
export const EcranGestion = <
  const C extends Champs,
  const E extends string,
  const G extends Gestes<E>,
>(
  props: EcranProps<C, E, G>,
) => <EcranDeclare {...(props as unknown as EcranDeclareProps)} />

type EcranDeclareProps = Complement & Omit<EcranProps<Champs, string, Gestes>, 'editeurs'>

/** The same, of a table that is known only as the screen is drawn. */
export function EcranDeclare(props: EcranDeclareProps) {
  const {
    gestion,
    titre = gestion.libelle,
    lead,
    children,
    cadre: Cadre = SansCadre,
    onglets = [],
    rendus = {},
    calculs = {},
    editeurs = {},
    suite,
    ...table
  } = props
  return (
    <Ecran value={{ editeurs, onglets, rendus, calculs }}>
      {titre !== null && <ScreenTitle lead={lead}>{titre}</ScreenTitle>}
      {children}
      <Cadre search={table.search} adresse={table.adresse}>
        <TableGestion {...table} gestion={gestion} />
      </Cadre>
      {suite}
    </Ecran>
  )
}

const SansCadre = ({ children }: CadreProps) => children
