export const separateurs = [';', ',', '\t', '|'] as const
export type Separateur = (typeof separateurs)[number]

/** What stands most often in the header, quotes left out; a semicolon where there is one column. */
export function trouverSeparateur(enTete: string): Separateur {
  const nu = enTete.replace(/"(?:[^"]|"")*"/g, '')
  const nombre = (separateur: string) => nu.split(separateur).length - 1
  return separateurs.reduce((meilleur, un) => (nombre(un) > nombre(meilleur) ? un : meilleur))
}
