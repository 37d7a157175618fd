import {
  type MotTextes,
  renderTextes,
  type ValeursCommunes,
  type ValeursMot,
  type VariablesMot,
} from '@espace-adherent/domain'
import type { Client } from '../client.ts'

/** What every word may say of the client that speaks. */
export const communesDe = ({ libelle }: Pick<Client, 'libelle'>): ValeursCommunes => ({
  assureur: libelle,
})

/** The texts of a word as this client says them: from memory, nothing is asked of the database. */
export const textesDe = <V extends VariablesMot, N extends string>(
  client: Pick<Client, 'libelle' | 'mots'>,
  mot: MotTextes<V, N>,
  valeurs: ValeursMot<V>,
): Record<N, string> => renderTextes(client.mots, mot, { ...valeurs, ...communesDe(client) })
