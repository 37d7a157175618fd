import type { ObjetDe } from '@espace-adherent/contract'
import {
  arriveesVirement,
  dateAParis,
  formatJour,
  formatMontant,
  type LigneEstimee,
  prochainVirement,
  totalEstime,
} from '@espace-adherent/domain'
import type { FaitSuite } from '../actes/index.ts'
import type { Client } from '../client.ts'
import { annonce, type SuiteActe } from '../nouvelles/index.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** Where it is paid to; null: no account is known. The number of somebody else’s is not said. */
export type CompteVerse = { titulaire: string; iban: string } | null

type Facture = {
  dateSoins: string
  lignes: readonly LigneEstimee[]
  compte: CompteVerse
  client: Client
  now: Date
}

const { versement } = textes
const enPhrase = (jour: string) => jour.charAt(0).toLowerCase() + jour.slice(1)
/** « vendredi 27 novembre 2026 ou lundi 30 novembre 2026 ». */
const arriveeDe = (virement: string) =>
  arriveesVirement(virement)
    .map((jour) => enPhrase(formatJour(jour)))
    .join(' ou ')

/** What a bill pays, when it leaves, and what keeps it from leaving. */
export function suiteFacture(
  { issue }: FaitSuite,
  { dateSoins: le, lignes, compte, client, now }: Facture,
): SuiteActe {
  const total = totalEstime(lignes)
  const { rc } = total
  const jour = dateAParis(now)
  const virement = compte && prochainVirement(jour, client.config.jourVirement)
  const dit = { le, montant: formatMontant(rc), seul: rc < 200 }
  if (issue !== 'appliquee')
    return {
      annonce: annonce(mots.factureRecue, dit),
      ton: 'attente',
      objets: [calcul(client, lignes)],
    }
  if (rc === 0)
    return {
      annonce: annonce(mots.factureSansRien, dit),
      ton: 'info',
      vers: lignes.some(({ isEpuisee }) => isEpuisee) ? '/compteurs' : '/garanties',
      objets: [calcul(client, lignes)],
    }
  if (compte === null)
    return {
      annonce: annonce(mots.factureSansCompte, dit),
      ton: 'geste',
      vers: '/coordonnees-bancaires',
      objets: [calcul(client, lignes)],
    }
  const arrivee = virement && arriveeDe(virement)
  const parti = virement && enPhrase(formatJour(virement))
  const jalons = [
    { quand: formatJour(jour), quoi: versement.acceptee },
    ...(virement && arrivee
      ? [
          { quand: formatJour(virement), quoi: versement.part },
          { quand: arrivee.charAt(0).toUpperCase() + arrivee.slice(1), quoi: versement.arrive },
        ]
      : []),
  ]
  return {
    annonce: annonce(mots.factureAcceptee, { ...dit, virement: parti, arrivee }),
    ton: 'fait',
    le: virement,
    vers: '/remboursements',
    objets: [
      { ...calcul(client, lignes), compte },
      ...(virement ? [{ genre: 'delai' as const, titre: versement.quand, jalons }] : []),
    ],
  }
}

/** The same figures as while it was typed, and why. */
function calcul(client: Client, lignes: readonly LigneEstimee[]): ObjetDe<'versement'> {
  const { depense, ro, rc, reste, horsLimite } = totalEstime(lignes)
  return {
    genre: 'versement',
    titre: versement.calcul,
    montant: rc,
    compte: null,
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
