import { type CleEtiquette, variablesEtiquettes } from '@espace-adherent/contract/etiquettes'
import { renderPhrase, type ValeursMot } from '@espace-adherent/domain/mots'
import { portail } from './settings.ts'

/** A sentence that staff may change, as the page brought it. */
export function etiquette<K extends CleEtiquette>(
  cle: K,
  valeurs: ValeursMot<(typeof variablesEtiquettes)[K]>,
): string {
  const { client, etiquettes } = portail()
  return renderPhrase(
    etiquettes[cle],
    { ...variablesEtiquettes[cle], assureur: 'texte' },
    { ...valeurs, assureur: client.libelle },
  )
}
