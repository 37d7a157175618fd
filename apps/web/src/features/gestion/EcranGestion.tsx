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
/** Others may have one too, where their kind is not enough. */
type Autres<C extends Champs> = Partial<Record<keyof C, ComponentType<EditeurProps>>>

type EcranProps<C extends Champs> = Omit<TableProps, 'gestion'> & {
  gestion: Gestion<C>
  /** Null where it stands in a screen that has its own. */
  titre?: string | null
  lead?: string
  /** Between the title and the table. */
  children?: ReactNode
  onglets?: readonly OngletGestion[]
  rendus?: Rendus
} & (keyof Editeurs<C> extends never
    ? { editeurs?: Autres<C> }
    : { editeurs: Editeurs<C> & Autres<C> })

/** The screen of a table that staff look after: declared once, drawn here. */
export function EcranGestion<const C extends Champs>(props: EcranProps<C>) {
  const {
    gestion,
    titre = gestion.libelle,
    lead,
    children,
    onglets = [],
    rendus = {},
    editeurs,
    ...table
  } = props
  return (
    <Ecran value={{ editeurs: editeurs ?? {}, onglets, rendus }}>
      {titre !== null && <ScreenTitle lead={lead}>{titre}</ScreenTitle>}
      {children}
      <TableGestion {...table} gestion={gestion as unknown as Gestion} />
    </Ecran>
  )
}
