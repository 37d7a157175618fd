import { declarationFactureActe, type ObjetDe } from '@espace-adherent/contract'
import {
  arriveesVirement,
  dateAParis,
  echeanceDe,
  type FactureDeclaree,
  formatJour,
  formatMontant,
  isACoder,
  type LigneEstimee,
  lowerFirst,
  prochainVirement,
  totalEstime,
} from '@espace-adherent/domain'
import type { Appelant, FaitSuite } from '../actes/index.ts'
import type { Client } from '../client.ts'
import { annonce, type SuiteActe } from '../nouvelles/index.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** Where it is paid to; null: no account is known. The number of somebody else’s is not said. */
export type CompteVerse = { titulaire: string; iban: string } | null

type Facture = { lignes: readonly LigneEstimee[]; compte: CompteVerse }

const { versement } = textes

/** What a bill pays, when it leaves, and what keeps it from leaving. */
export function suiteFacture(
  { issue }: FaitSuite,
  { lignes, compte }: Facture,
  data: Pick<FactureDeclaree, 'dateSoins' | 'isSoinInconnu' | 'soins'>,
  { client, now, envoyeeLe }: Pick<Appelant, 'client' | 'now' | 'envoyeeLe'>,
): SuiteActe {
  if (isACoder(data)) return suiteALire(compte, dateAParis(envoyeeLe))
  const { dateSoins: le } = data
  const { rc } = totalEstime(lignes)
  const dit = { le, montant: formatMontant(rc), seul: rc < 200 }
  const objets = [calcul(client, lignes, null)]
  if (issue !== 'appliquee')
    return { annonce: annonce(mots.factureRecue, dit), ton: 'attente', objets }
  if (rc === 0) {
    const vers = lignes.some(({ isEpuisee }) => isEpuisee) ? '/compteurs' : '/garanties'
    return { annonce: annonce(mots.factureSansRien, dit), ton: 'info', vers, objets }
  }
  if (compte === null) {
    const vers = '/coordonnees-bancaires'
    return { annonce: annonce(mots.factureSansCompte, dit), ton: 'geste', vers, objets }
  }
  const jour = dateAParis(now)
  const part = prochainVirement(jour, client.config.jourVirement)
  const verse = calcul(client, lignes, compte)
  const suite = { ton: 'fait', le: part, vers: '/remboursements' } as const
  if (part === null) {
    const tu = { ...dit, virement: null, arrivee: null }
    return { ...suite, annonce: annonce(mots.factureAcceptee, tu), objets: [verse] }
  }
  const [tot, tard] = arriveesVirement(part)
  const arrivee = `${formatJour(tot)} ou ${lowerFirst(formatJour(tard))}`
  const jalons = [
    { quand: formatJour(jour), quoi: versement.acceptee },
    { quand: formatJour(part), quoi: versement.part },
    { quand: arrivee, quoi: versement.arrive },
  ]
  const delai = { genre: 'delai', titre: versement.quand, jalons } as const
  const connu = { ...dit, virement: lowerFirst(formatJour(part)), arrivee: lowerFirst(arrivee) }
  return { ...suite, annonce: annonce(mots.factureAcceptee, connu), objets: [verse, delai] }
}

/** A day, and no amount: nobody knows its care yet. */
function suiteALire(compte: CompteVerse, recueLe: string): SuiteActe {
  const { lecture } = textes
  const le = echeanceDe(recueLe, declarationFactureActe.objectif)
  const jour = lowerFirst(formatJour(le))
  const jalons = [
    { quand: formatJour(recueLe), quoi: lecture.recue },
    { quand: lecture.auPlusTard(jour), quoi: lecture.calculee },
    { quand: lecture.ensuite, quoi: lecture.virement },
  ]
  return {
    annonce: annonce(mots.factureALire, { avant: jour }),
    ton: 'attente',
    le,
    objets: [
      { genre: 'delai', titre: lecture.quand, jalons },
      ...(compte ? [{ genre: 'compte' as const, libelle: lecture.compte, ...compte }] : []),
    ],
  }
}

/** The same figures as while it was typed, and why. */
function calcul(
  client: Client,
  lignes: readonly LigneEstimee[],
  compte: CompteVerse,
): ObjetDe<'versement'> {
  const { depense, ro, rc, reste, horsLimite } = totalEstime(lignes)
  return {
    genre: 'versement',
    titre: versement.calcul,
    montant: rc,
    compte,
    calcul: [
      { libelle: versement.depense, montant: depense },
      { libelle: versement.ro, montant: ro },
      { libelle: client.libelle, montant: rc },
      { libelle: textes.reste, montant: reste },
      ...(horsLimite > 0 ? [{ libelle: textes.horsLimite, montant: horsLimite }] : []),
    ],
    notes: lignes.map(({ explication }) => explication.rc),
  }
}
