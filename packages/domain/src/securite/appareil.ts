/** The order matters: most browsers also name those they derive from. */
const navigateurs: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** An iPhone says « Mac OS X » as well, and Android says « Linux ». */
const systemes: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux|X11/, 'Linux'],
]

const nommer = (noms: readonly [RegExp, string][], userAgent: string) =>
  noms.find(([signe]) => signe.test(userAgent))?.[1]

export const APPAREIL_INCONNU = 'Appareil inconnu'

/**
 * « Chrome sur Windows »: enough to recognise one's own devices, too little to be followed by. No
 * place is told: an address tells it badly, and frightens people.
 */
export function decrireAppareil(userAgent: string): string {
  const navigateur = nommer(navigateurs, userAgent)
  const systeme = nommer(systemes, userAgent)
  if (navigateur && systeme) return `${navigateur} sur ${systeme}`
  return navigateur ?? systeme ?? APPAREIL_INCONNU
}
