import { formatDateLongue } from '@espace-adherent/domain/calendrier'

/** What is said wherever a suspended contract that was paid is spoken of. */
export const texteReprise = (reprendLe: string) =>
  `Votre paiement est reçu\u00a0: vos garanties reprennent le ${formatDateLongue(reprendLe)} à midi.`
