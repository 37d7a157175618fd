import type { Champs, Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import type { Saisie } from './saisie.ts'
import { TableGestion, type TableProps } from './Table.tsx'

/** What edits a field of its slice: an object, as the JSON that stands in the form. */
export type EditeurProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean | undefined
  /** The row, once there is one. */
  id?: string | undefined
  /** What stands in the other fields. */
  saisie: Saisie
}

type Propre = { genre: 'propre' }
/** One for each field that is an object: the kind says nothing of how it is drawn. */
type Editeurs<C extends Champs> = {
  [Nom in keyof C as C[Nom] extends Propre ? Nom : never]: ComponentType<EditeurProps>
}

/** A part of the panel beside the fields, such as a trial of what is typed. */
export type OngletGestion = {
  key: string
  titre: string
  Contenu: ComponentType<{ ligne: LigneGestion; valeurs: Record<string, unknown> }>
}

type Ecran = {
  editeurs: Readonly<Record<string, ComponentType<EditeurProps>>>
  onglets: readonly OngletGestion[]
}
const Ecran = createContext<Ecran>({ editeurs: {}, onglets: [] })
export const useEcran = () => useContext(Ecran)

type EcranProps<C extends Champs> = Omit<TableProps, 'gestion'> & {
  gestion: Gestion<C>
  /** Null where it stands in a screen that has its own. */
  titre?: string | null
  lead?: string
  /** Between the title and the table. */
  children?: ReactNode
  onglets?: readonly OngletGestion[]
} & (keyof Editeurs<C> extends never ? { editeurs?: undefined } : { editeurs: Editeurs<C> })

/** The screen of a table that staff look after: declared once, drawn here. */
export function EcranGestion<const C extends Champs>(props: EcranProps<C>) {
  const {
    gestion,
    titre = gestion.libelle,
    lead,
    children,
    onglets = [],
    editeurs,
    ...table
  } = props
  return (
    <Ecran value={{ editeurs: editeurs ?? {}, onglets }}>
      {titre !== null && <ScreenTitle lead={lead}>{titre}</ScreenTitle>}
      {children}
      <TableGestion {...table} gestion={gestion as unknown as Gestion} />
    </Ecran>
  )
}
