import { slug } from '../texte/slug.ts'

/** What is needed of a care network to open it. */
export type ReseauAOuvrir = {
  readonly reseau: string
  readonly url: string
  /** The insurer's number at that network. */
  readonly numOmc: string | null
}

/**
 * How a network recognises the member. `cle`: `{url}?numOmc=…&cle=AAMMJJhhmmss`, a key made from
 * the time, in the same window. `jetonOsteo`: `{url}?numOmc=…&jeton=…`, the member's token, in the
 * same window. `idJeton`: `{url}?idJeton=…`, the member's token, in a window of its own.
 */
export type Acces = 'cle' | 'jetonOsteo' | 'idJeton'

const accesParticuliers = new Map<string, Acces>([
  ['santeclair', 'cle'],
  ['kaliviadao', 'cle'],
  ['kaliviaosteo', 'jetonOsteo'],
  ['kalixiaosteo', 'jetonOsteo'],
])

/** By its name, however it is written: « SantéClair », « Kalivia Ostéo ». */
export const accesReseau = ({ reseau }: Pick<ReseauAOuvrir, 'reseau'>): Acces =>
  accesParticuliers.get(partenaireDe(reseau)) ?? 'idJeton'

/** A network as its secret is filed: « Kalivia Ostéo » gives « kaliviaosteo ». */
export const partenaireDe = (reseau: string) => slug(reseau).replaceAll('-', '')

export const isNouvelleFenetre = (reseau: ReseauAOuvrir) => accesReseau(reseau) === 'idJeton'

/** The token has to be asked for first. */
export const isJetonRequis = (reseau: ReseauAOuvrir) => accesReseau(reseau) !== 'cle'

/** AAMMJJhhmmss in universal time: both sides read the same clock, whatever the season. */
export const cleReseau = (maintenant: Date) =>
  maintenant.toISOString().replace(/\D/g, '').slice(2, 14)

/** Web addresses only: an address typed by staff must neither run code nor open a file. */
export const isReseauOuvrable = ({ url }: Pick<ReseauAOuvrir, 'url'>) => adresseWeb(url) !== null

/** Where the person goes; null when the network's address is not one of the web. */
export function adresseReseau(
  reseau: ReseauAOuvrir,
  { jeton, maintenant }: { jeton: string | null; maintenant: Date },
): string | null {
  const adresse = adresseWeb(reseau.url)
  if (!adresse) return null
  for (const [nom, valeur] of Object.entries(parametres(reseau, jeton ?? '', maintenant)))
    if (valeur) adresse.searchParams.set(nom, valeur)
  return adresse.href
}

function parametres(
  reseau: ReseauAOuvrir,
  jeton: string,
  maintenant: Date,
): Record<string, string | null> {
  const { numOmc } = reseau
  switch (accesReseau(reseau)) {
    case 'cle':
      return { numOmc, cle: cleReseau(maintenant) }
    case 'jetonOsteo':
      return { numOmc, jeton }
    case 'idJeton':
      return { idJeton: jeton }
  }
}

/**
 * Whether a member and their token may be led there: only to sites that the client has named.
 * Otherwise whoever may write an address would receive the tokens that open the partner's site in
 * members' names.
 */
export const isSitePartenaire = (url: string, sites: readonly string[] | undefined): boolean => {
  const adresse = adresseWeb(url)
  return adresse !== null && (sites ?? []).includes(adresse.hostname)
}

function adresseWeb(url: string): URL | null {
  const lue = URL.parse(url.trim())
  if (!lue || !['http:', 'https:'].includes(lue.protocol)) return null
  // « https://portail@ailleurs.example » looks like one site and leads to another.
  return lue.username === '' && lue.password === '' ? lue : null
}
