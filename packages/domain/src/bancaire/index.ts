/** What may be shown of an IBAN: country, and the last four characters to recognise it by. */
export function maskIban(iban: string): string {
  const compact = iban.replace(/\s/g, '')
  return `${compact.slice(0, 2)}•• •••• ${compact.slice(-4)}`
}
