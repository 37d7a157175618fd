import type { Champs, Gestion } from '@espace-adherent/contract/gestion'
import type { ComponentType, ReactNode } from 'react'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { Ecran, type EditeurProps, type OngletGestion, type Rendus } from './ecran.ts'
import { TableGestion, type TableProps } from './Table.tsx'

type Propre = { genre: 'propre' }
/** One for each field that is an object: the kind says nothing of how it is drawn. */
type Editeurs<C extends Champs> = {
  [Nom in keyof C as C[Nom] extends Propre ? Nom : never]: ComponentType<EditeurProps>
}

type EcranProps<C extends Champs> = Omit<TableProps, 'gestion'> & {
  gestion: Gestion<C>
  /** Null where it stands in a screen that has its own. */
  titre?: string | null
  lead?: string
  /** Between the title and the table. */
  children?: ReactNode
  onglets?: readonly OngletGestion[]
  rendus?: Rendus
} & (keyof Editeurs<C> extends never ? { editeurs?: undefined } : { editeurs: Editeurs<C> })

type PropreA<C extends Champs> = Pick<
  EcranProps<C>,
  'onglets' | 'rendus' | 'editeurs' | 'apercu' | 'lien' | 'children'
> & { suite?: ReactNode }

/** What the screen of a table has besides what its declaration says: `suite` stands below the list. */
export type Complement = Omit<PropreA<Champs>, 'editeurs'> & {
  editeurs?: Readonly<Record<string, ComponentType<EditeurProps>>>
}

/** A field that needs an editor of its own is refused without one. */
export const complementDe = <const C extends Champs>(
  _: Gestion<C>,
  complement: PropreA<C>,
): Complement => complement as unknown as Complement

/** The screen of a table that staff look after: declared once, drawn here. */
export const EcranGestion = <const C extends Champs>(props: EcranProps<C>) => (
  <EcranDeclare {...(props as unknown as EcranDeclareProps)} />
)

type EcranDeclareProps = Complement & Omit<EcranProps<Champs>, 'editeurs'>

/** The same, of a table that is known only as the screen is drawn. */
export function EcranDeclare(props: EcranDeclareProps) {
  const {
    gestion,
    titre = gestion.libelle,
    lead,
    children,
    onglets = [],
    rendus = {},
    editeurs = {},
    suite,
    ...table
  } = props
  return (
    <Ecran value={{ editeurs, onglets, rendus }}>
      {titre !== null && <ScreenTitle lead={lead}>{titre}</ScreenTitle>}
      {children}
      <TableGestion {...table} gestion={gestion} />
      {suite}
    </Ecran>
  )
}
