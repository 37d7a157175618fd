type Choisissable = { numeroContratIndividuel: string; isActif: boolean }

/**
 * Keeps the stored choice while its contract is active, or when there is no other; otherwise takes
 * the first contract. The caller treats an empty list as an error.
 */
export function chooseContratCourant<C extends Choisissable>(
  contrats: readonly C[],
  numeroMemorise: string | null,
): C | undefined {
  if (contrats.length === 1) return contrats[0]
  const memorise = contrats.find((c) => c.numeroContratIndividuel === numeroMemorise)
  return memorise?.isActif ? memorise : contrats[0]
}
