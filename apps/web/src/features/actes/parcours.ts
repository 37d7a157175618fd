import type { Etape } from '@espace-adherent/contract/actes'

/** The last step of every act: what is about to be sent. */
export const RECAP = 'verification'

/**
 * Where one really stands: no further than the first step that holds something wrong, and never at a
 * step that these answers do not ask for.
 */
export function premiereEtape<S>(
  etapes: readonly Etape<S>[],
  voulue: string,
  isFautive: (champs: readonly string[]) => boolean,
): string {
  const isConnue = voulue === RECAP || etapes.some(({ cle }) => cle === voulue)
  const cible = isConnue ? voulue : etapes[0]?.cle
  return etapes.find(({ cle, champs }) => cle === cible || isFautive(champs))?.cle ?? RECAP
}
