import {
  type Destination,
  destinations,
  motsDesActes,
  type TrouveMembre,
} from '@espace-adherent/contract'
import { type Champ, isDansPortee } from '@espace-adherent/domain'
import { type Actes, actesOfferts } from '../actes/index.ts'
import type { ContratContext } from '../context.ts'
import type { Cherchable } from './recherche.repository.ts'

/** Something that may be found, with what is said of it. */
export type Candidat = Omit<TrouveMembre, 'vus'> & { champs: readonly Champ[] }

const sansFigure = { valeur: null, appoint: null }

/** What whoever asks may do under this contract: acts first, then the pages where one looks. */
export function faisables(
  actes: Pick<Actes, 'traites'>,
  context: ContratContext,
  contrat: Pick<Cherchable, 'typeContrat' | 'etat'>,
  isVisible: (feature: string) => boolean,
): Candidat[] {
  const { delegation } = context.visiteur
  // A relative only looks.
  const offerts = delegation ? [] : actesOfferts(actes, context, isVisible)
  return [
    ...offerts
      .filter(
        ({ typeContrat, isEnCours }) =>
          (typeContrat ?? contrat.typeContrat) === contrat.typeContrat &&
          !(isEnCours && contrat.etat === 'resilie'),
      )
      .map(({ key, libelle, chapo }): Candidat => {
        const champs = [
          { texte: libelle, poids: 5 },
          { texte: motsDesActes[key], poids: 4 },
          { texte: chapo, poids: 1 },
        ]
        const vers = { genre: 'acte', acte: key } as const
        return { cle: key, titre: libelle, detail: chapo, ...sansFigure, vers, champs }
      }),
    ...destinations
      .filter((page) => isPageVisible(page, context, contrat, isVisible))
      .map(({ cle, chemin: page, quoi, titre, detail, mots }): Candidat => {
        const champs = [
          { texte: titre, poids: 5 },
          { texte: mots, poids: 4 },
          { texte: detail, poids: 1 },
        ]
        const chemin = quoi ? `${page}?quoi=${quoi}` : page
        return { cle, titre, detail, ...sansFigure, vers: { genre: 'page', chemin }, champs }
      }),
  ]
}

/** The same as the guards of the browser, which has them in its routes. */
function isPageVisible(
  { portee = 'Both', feature, delegation, typeContrat }: Destination,
  { visiteur, perimetre }: ContratContext,
  contrat: Pick<Cherchable, 'typeContrat'>,
  isVisible: (feature: string) => boolean,
): boolean {
  const domaines = visiteur.delegation?.domaines ?? null
  return (
    (typeContrat ?? contrat.typeContrat) === contrat.typeContrat &&
    (!domaines || (delegation !== undefined && domaines.includes(delegation))) &&
    isDansPortee(portee, perimetre.qualite) &&
    (feature === undefined || isVisible(feature))
  )
}
