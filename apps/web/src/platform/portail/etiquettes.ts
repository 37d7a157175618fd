import type { CleEtiquette, variablesEtiquettes } from '@espace-adherent/contract/mots'
import { valeurDe, writePhrase } from '@espace-adherent/domain/mots/ecriture.ts'
import type { ValeursLibres, ValeursMot } from '@espace-adherent/domain/mots/variables.ts'
import { portail } from './settings.ts'

/** A sentence that staff may change, as the page brought it. */
export function etiquette<K extends CleEtiquette>(
  cle: K,
  valeurs: ValeursMot<(typeof variablesEtiquettes)[K]>,
): string {
  const { client, etiquettes } = portail()
  const libres: ValeursLibres = { ...valeurs, assureur: client.libelle }
  return writePhrase(etiquettes[cle], libres, (nom) => {
    const valeur = valeurDe(libres, nom)
    return typeof valeur === 'string' ? valeur : ''
  })
}
