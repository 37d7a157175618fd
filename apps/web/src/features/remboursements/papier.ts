import { formatDate } from '@espace-adherent/domain/calendrier'
import { libellesFamille } from '@espace-adherent/domain/prestations'
import { libellesEtatLigne } from '@espace-adherent/domain/remboursements'
import type { Demande, Filtres } from './filtres.ts'

/** What a printed list is of: its days, then whatever else narrows it. */
export const surPapier = (
  { personne, famille, etat, recherche }: Filtres,
  { du, au }: Demande['query'],
  personnes: readonly { id: string; prenom: string }[],
): string =>
  [
    du && (au ? `Du ${formatDate(du)} au ${formatDate(au)}` : `Depuis le ${formatDate(du)}`),
    !du && au && `Jusqu’au ${formatDate(au)}`,
    personnes.find(({ id }) => id === personne)?.prenom,
    famille && libellesFamille[famille],
    etat && libellesEtatLigne[etat],
    recherche && `«\u00a0${recherche}\u00a0»`,
  ]
    .filter(Boolean)
    .join(' · ')
