import type { BlocMot, ContenuMot } from '@espace-adherent/domain/mots/contenu.ts'
import { upperFirst } from '@espace-adherent/domain/texte'
import { textes } from './textes.ts'

/** One text that can be typed in, by the name under which what is wrong is told. */
export type Ligne = { champ: string; libelle: string; valeur: string }

/** « lignesVides » is read « Lignes vides ». */
const enMots = (nom: string) => {
  const mots = nom.replace(/([a-z])([A-Z0-9])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
  return upperFirst(mots)
}

/** Every wording is edited whole: texts that a client left out are the original's. */
export const completer = (original: ContenuMot, contenu: ContenuMot): ContenuMot =>
  'textes' in contenu && 'textes' in original
    ? { textes: { ...original.textes, ...contenu.textes } }
    : contenu

export const texteDe = (bloc: BlocMot): string | null => {
  if (typeof bloc === 'string') return bloc
  return 'lien' in bloc ? bloc.libelle : null
}

/** How a block is called; paragraphs are counted as one reads them. */
export const libelleDe = (bloc: BlocMot, rang: number): string => {
  if (typeof bloc === 'string') return textes.paragraphe(rang + 1)
  return 'lien' in bloc ? textes.lien(bloc.lien) : textes.code(bloc.code)
}

/** What is typed, line by line, from the first to the last. */
export function lignesDe(contenu: ContenuMot): Ligne[] {
  if ('textes' in contenu) {
    const noms = Object.keys(contenu.textes)
    return noms.map((nom) => ({
      champ: `textes.${nom}`,
      libelle: noms.length === 1 ? textes.texte : enMots(nom),
      valeur: contenu.textes[nom] ?? '',
    }))
  }
  return [
    { champ: 'sujet', libelle: textes.objet, valeur: contenu.sujet },
    ...contenu.corps.flatMap((bloc, rang) => {
      const valeur = texteDe(bloc)
      const champ = `corps.${rang + 1}`
      return valeur === null ? [] : [{ champ, libelle: libelleDe(bloc, rang), valeur }]
    }),
  ]
}

/** The same wording with other words in one place. */
export function ecrire(contenu: ContenuMot, champ: string, valeur: string): ContenuMot {
  const [ou, nom = ''] = champ.split('.')
  if ('textes' in contenu) return { textes: { ...contenu.textes, [nom]: valeur } }
  if (ou === 'sujet') return { ...contenu, sujet: valeur }
  return {
    ...contenu,
    corps: contenu.corps.map((bloc, rang) => {
      if (rang !== Number(nom) - 1) return bloc
      return typeof bloc === 'string'
        ? valeur
        : 'lien' in bloc
          ? { ...bloc, libelle: valeur }
          : bloc
    }),
  }
}

/** A block changes places with its neighbour. */
export function deplacer(corps: readonly BlocMot[], rang: number, pas: 1 | -1): BlocMot[] {
  const suite = [...corps]
  const [bloc] = suite.splice(rang, 1)
  if (bloc !== undefined) suite.splice(rang + pas, 0, bloc)
  return suite
}

/** What a chip writes: a condition is asked, what may be missing is asked before it is said. */
export function marqueDe(nom: string, genre: string): string {
  if (genre === 'condition') return `((si ${nom}))…((fin))`
  return genre.endsWith('?') ? `((si ${nom}))((${nom}))((fin))` : `((${nom}))`
}

/** Where two wordings differ, by place. */
export function differencesDe(
  avant: ContenuMot,
  apres: ContenuMot,
): { champ: string; libelle: string; avant: string | null; apres: string | null }[] {
  const [a, b] = [lignesDe(avant), lignesDe(apres)]
  const champs = [...new Set([...a, ...b].map(({ champ }) => champ))]
  return champs.flatMap((champ) => {
    const de = a.find((ligne) => ligne.champ === champ)
    const vers = b.find((ligne) => ligne.champ === champ)
    if (de?.valeur === vers?.valeur) return []
    const libelle = (vers ?? de)?.libelle ?? champ
    return [{ champ, libelle, avant: de?.valeur ?? null, apres: vers?.valeur ?? null }]
  })
}
