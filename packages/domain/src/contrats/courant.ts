type Choisissable = { numeroContratIndividuel: string; isActif: boolean }

/**
 * A stored choice holds while its contract is active, or when there is no other;
 * otherwise the first of the list. No contract at all is for the caller to treat as an error.
 */
export function chooseContratCourant<C extends Choisissable>(
  contrats: readonly C[],
  numeroMemorise: string | null,
): C | undefined {
  if (contrats.length === 1) return contrats[0]
  const memorise = contrats.find((c) => c.numeroContratIndividuel === numeroMemorise)
  return memorise?.isActif ? memorise : contrats[0]
}
