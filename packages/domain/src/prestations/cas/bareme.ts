import {
  AUCUN_COMPTEUR,
  type Circonstances,
  type Compteurs,
  exonerations,
  type Garantie,
  isMotifAnticipe,
  isOreille,
  isSituationSoin,
  type Regle,
  type SoinFacture,
  soinLe,
} from '../index.ts'

const ADULTE = '1980-05-02'

const cents = (texte: string) => Math.round(Number(texte.replace(',', '.')) * 100)
const centsOuRien = (texte: string) => (texte === '–' ? null : cents(texte))

function regleDe(promesse: string): Regle {
  if (promesse === 'frais réels') return { type: 'fraisReels' }
  if (promesse === 'rien') return { type: 'aucune' }
  const [montant = ''] = promesse.split(' ')
  if (promesse.endsWith(' %')) return { type: 'brss', taux: Number(montant) }
  if (promesse.endsWith('par an')) return { type: 'enveloppe', montant: cents(montant) }
  const forfait = { type: 'forfait', montant: cents(montant) } as const
  if (promesse.endsWith('la paire')) return { ...forfait, maximum: 1, annees: 2, isRoInclus: true }
  const fois = /(\d+) fois$/.exec(promesse)?.[1]
  return { ...forfait, maximum: fois ? Number(fois) : null }
}

type Autres = {
  circonstances: Partial<Circonstances>
  compteurs: Partial<Compteurs>
  quantite?: number
  jours?: number
  monture?: number
}

/** « q=3 naissance=2010-03-11 situation=ald alsace ». */
function autresDe(texte: string): Autres {
  const autres: Autres = { circonstances: {}, compteurs: {} }
  const { circonstances, compteurs } = autres
  for (const mot of texte.split(' ').filter(Boolean)) {
    const [nom = '', valeur = ''] = mot.split('=')
    if (nom === 'q') autres.quantite = Number(valeur)
    else if (nom === 'jours') autres.jours = Number(valeur)
    else if (nom === 'monture') autres.monture = cents(valeur)
    else if (nom === 'naissance') circonstances.dateNaissance = valeur
    else if (nom === 'commence') circonstances.commenceLe = valeur
    else if (nom === 'situation' && isSituationSoin(valeur)) circonstances.situation = valeur
    else if (nom === 'exoneration')
      circonstances.exoneration = exonerations.find((un) => un === valeur) ?? null
    else if (nom === 'alsace') circonstances.isAlsaceMoselle = true
    else if (nom === 'anticipe') circonstances.isAnticipe = true
    else if (nom === 'motif' && isMotifAnticipe(valeur)) circonstances.motifAnticipe = valeur
    else if (nom === 'aveugle') circonstances.isSurdiCecite = true
    else if (nom === 'sejour') circonstances.isSejourLourd = true
    else if (nom === 'long') circonstances.isLongSejour = true
    else if (nom === 'accepte') circonstances.isAccepte = true
    else if (nom === 'base') circonstances.base = cents(valeur)
    else if (nom === 'coefficient') circonstances.coefficient = cents(valeur) / 100
    else if (nom === 'oreille' && isOreille(valeur)) circonstances.oreille = valeur
    else if (nom === 'unites') compteurs.unites = Number(valeur)
    else if (
      nom === 'jour' ||
      nom === 'franchise' ||
      nom === 'participation' ||
      nom === 'enveloppe'
    )
      compteurs[nom] = cents(valeur)
    else throw new Error(`Nobody knows « ${mot} »`)
  }
  return autres
}

/** A bill of a table, as the engine takes it, and what was worked out for it. */
export type CasDeBareme = {
  titre: string
  facture: SoinFacture
  garantie: Garantie
  attendu: [base: number | null, ro: number | null, rc: number | null, reste: number | null]
}

export const lireBareme = (table: string): CasDeBareme[] =>
  table
    .trim()
    .split('\n')
    .map((ligne) => {
      const cellules = ligne.split('|').map((cellule) => cellule.trim())
      const [source = '', quoi = '', jour = '', code = '', promesse = '', prix = ''] = cellules
      const [base = '', ro = '', rc = '', reste = '', dites = ''] = cellules.slice(6)
      const { circonstances, compteurs, ...autres } = autresDe(dites)
      const soin = soinLe(code, { jour, dateNaissance: ADULTE, ...circonstances })
      if (!soin) throw new Error(`No such act: ${ligne}`)
      const { famille } = soin
      return {
        titre: `${source}: ${quoi}, ${code} on ${jour}`,
        facture: {
          soin,
          depense: cents(prix),
          quantite: 1,
          compteurs: { ...AUCUN_COMPTEUR, ...compteurs },
          ...autres,
        },
        garantie: { cle: 'x', libelle: 'x', famille, regle: regleDe(promesse) },
        attendu: [centsOuRien(base), centsOuRien(ro), centsOuRien(rc), centsOuRien(reste)],
      }
    })
