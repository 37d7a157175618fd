import type { LigneGestion } from '@espace-adherent/contract/gestion'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Saisie } from './saisie.ts'

/** What edits a field of its slice, as it stands in the form: an object as its JSON, a list with a value on each line. */
export type EditeurProps = {
  label: string
  hint?: string | undefined
  required?: boolean | undefined
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean | undefined
  /** The row, once there is one. */
  id?: string | undefined
  /** What stands in the other fields. */
  saisie: Saisie
}

/** A part of the panel beside the fields, such as a trial of what is typed. */
export type OngletGestion = {
  key: string
  titre: string
  Contenu: ComponentType<{ ligne: LigneGestion; valeurs: Record<string, unknown> }>
}

/** How a field is shown, where its value alone does not say it. */
export type Rendus = Readonly<Record<string, (ligne: LigneGestion) => ReactNode>>

/** What is reckoned for a gesture as it is typed, by the rule that the server holds. */
export type Calculs = Readonly<Record<string, ComponentType<{ saisie: Saisie }>>>

type Ecran = {
  calculs: Calculs
  rendus: Rendus
  editeurs: Readonly<Partial<Record<string, ComponentType<EditeurProps>>>>
  onglets: readonly OngletGestion[]
}
export const Ecran = createContext<Ecran>({
  calculs: {},
  editeurs: {},
  onglets: [],
  rendus: {},
})
export const useEcran = () => useContext(Ecran)
