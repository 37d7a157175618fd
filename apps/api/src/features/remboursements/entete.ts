import type { MoisConfidentiel } from '@espace-adherent/contract'
import {
  dateAParis,
  formatDate,
  formatMoisLong,
  formatMontant,
  libellesEtatLigne,
  libellesFamille,
} from '@espace-adherent/domain'
import { findNomOffre } from '../../noyau/index.ts'
import type { ContratContext } from '../context.ts'
import { cleContratDe } from '../perimetre.ts'
import type { Demande } from './filtres.ts'

/** Whose paper it is: the reader's name, and the contract. */
export async function titulaireDuPapier(context: ContratContext): Promise<string> {
  const { visiteur, numeroContrat } = context
  const offre = await findNomOffre(context.db, cleContratDe(context))
  return [
    `${visiteur.prenom} ${visiteur.nom}`,
    `Contrat\u00a0: ${offre ? `${offre}, ` : ''}n°\u00a0${numeroContrat}`,
  ].join(' · ')
}

/** What the list was narrowed to, as its screen says it; a list without a last day goes up to the day it is made. */
export const filtresSurPapier = (
  { du, au, famille, etat, recherche }: Demande,
  prenom: string | null,
  now: Date,
): string =>
  [
    du
      ? `Du ${formatDate(du)} au ${formatDate(au ?? dateAParis(now))}`
      : `Jusqu’au ${formatDate(au ?? dateAParis(now))}`,
    prenom,
    famille && libellesFamille[famille],
    etat && libellesEtatLigne[etat],
    recherche && `«\u00a0${recherche}\u00a0»`,
  ]
    .filter(Boolean)
    .join(' · ')

/** What the totals hold that nobody has been paid yet. */
export const attenteSurPapier = (attente: number): string[] =>
  attente > 0 ? [`Dont ${formatMontant(attente)} de la mutuelle en attente de versement`] : []

/** What came on the account besides the lines; nothing more is told of it. */
export const confidentielsSurPapier = (mois: readonly MoisConfidentiel[]): string[] =>
  mois.length > 0
    ? [
        `Hors soins confidentiels, versés sur votre compte\u00a0: ${mois
          .map((un) => `${formatMontant(un.montant)} en ${formatMoisLong(un.mois)}`)
          .join(', ')}`,
      ]
    : []
