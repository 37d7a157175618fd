import type { LigneGestion } from '@espace-adherent/contract/gestion'
import { type ComponentType, createContext, useContext } from 'react'
import type { Saisie } from './saisie.ts'

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
export const Ecran = createContext<Ecran>({ editeurs: {}, onglets: [] })
export const useEcran = () => useContext(Ecran)
