import assert from 'node:assert/strict'
import { test } from 'node:test'
import { autres } from './cas/autres.ts'
import { consultations } from './cas/consultations.ts'
import { dentaire } from './cas/dentaire.ts'
import { hopital } from './cas/hopital.ts'
import { optiqueAudition } from './cas/optique-audition.ts'
import { retenues } from './cas/retenues.ts'
import { situations } from './cas/situations.ts'
import {
  AUCUN_COMPTEUR,
  type Circonstances,
  type Compteurs,
  calculer,
  exonerations,
  isMotifAnticipe,
  isOreille,
  isSituationSoin,
  type Regle,
  soinLe,
} from './index.ts'

/**
 * Bills by family of care, one a line, to the cent: source | what | day | act | promise | price | base | Assurance maladie |
 * insurer | left | circumstances. The amounts were worked out apart from the engine, by the formulas of the trade from the
 * tariff of the day. The first column is where our list of tariffs has that value from; nobody has read the text again.
 * F…: fiche of service-public.gouv.fr; R871-2: Code de la sécurité sociale, contrat responsable; « contract »: an offer's own
 * promise; « tarifs K »: expert knowledge, no text found; the others: the site or the union that gave it.
 */
const tables = { consultations, situations, retenues, hopital, dentaire, optiqueAudition, autres }

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

for (const [famille, table] of Object.entries(tables))
  for (const ligne of table.trim().split('\n')) {
    const [source, quoi, jour, code, promesse, prix, base, ro, rc, reste, circonstancesDites = ''] =
      ligne.split('|').map((cellule) => cellule.trim()) as [string, ...string[]]
    test(`${famille}, ${source}: ${quoi}, ${code} on ${jour}`, () => {
      const { circonstances, compteurs, ...autres } = autresDe(circonstancesDites)
      const soin = soinLe(code ?? '', {
        jour: jour ?? '',
        dateNaissance: ADULTE,
        ...circonstances,
      })
      assert.ok(soin)
      const facture = {
        soin,
        depense: cents(prix ?? ''),
        quantite: 1,
        compteurs: { ...AUCUN_COMPTEUR, ...compteurs },
        ...autres,
      }
      const garantie = {
        cle: 'x',
        libelle: 'x',
        famille: soin.famille,
        regle: regleDe(promesse ?? ''),
      }
      const trouve = calculer(facture, garantie)
      assert.deepEqual(
        [trouve.base, trouve.ro, trouve.rc, trouve.reste],
        [base, ro, rc, reste].map((texte) => centsOuRien(texte ?? '')),
      )
    })
  }
