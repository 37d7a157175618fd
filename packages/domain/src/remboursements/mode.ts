/** How a benefit is paid, by its code in the reference table `mode-paiement`. */
const modes: Readonly<Record<string, string>> = { VIR: 'Virement', CHQ: 'Chèque' }

/** The label of the code: nobody is shown a code. */
export const libelleModePaiement = (code: string): string => modes[code] ?? 'Versement'
