import {
  type Destination,
  destinations,
  motsDesActes,
  type TrouveMembre,
} from '@espace-adherent/contract'
import { type Champ, isDansPortee } from '@espace-adherent/domain'
import { type Actes, actesOfferts } from '../actes/index.ts'
import type { ContratContext } from '../context.ts'
import { readFeatures } from '../portail/index.ts'
import type { Cherchable } from './recherche.repository.ts'

/** Something that may be found, with what is said of it. */
export type Candidat = Omit<TrouveMembre, 'vus'> & { champs: readonly Champ[] }

const sansFigure = { valeur: null, appoint: null }

/** What whoever asks may do under this contract: acts first, then the pages where one looks. */
export async function faisables(
  actes: Pick<Actes, 'traites'>,
  context: ContratContext,
  contrat: Pick<Cherchable, 'typeContrat' | 'etat'>,
): Promise<Candidat[]> {
  const { delegation } = context.visiteur
  // A relative only looks.
  const offerts = delegation ? [] : await actesOfferts(actes, context)
  const isPageVisible = await pagesVisibles(context, contrat)
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
      .filter(isPageVisible)
      .map(({ cle, chemin, titre, detail, mots }): Candidat => {
        const champs = [
          { texte: titre, poids: 5 },
          { texte: mots, poids: 4 },
          { texte: detail, poids: 1 },
        ]
        return { cle, titre, detail, ...sansFigure, vers: { genre: 'page', chemin }, champs }
      }),
  ]
}

/** The same as the guards of the browser, which compares its own with these. */
async function pagesVisibles(
  context: ContratContext,
  { typeContrat: leSien }: Pick<Cherchable, 'typeContrat'>,
) {
  const { visiteur, perimetre } = context
  const domaines = visiteur.delegation?.domaines ?? null
  const isVisible = await readFeatures(
    context,
    destinations.flatMap(({ feature }) => feature ?? []),
  )
  return ({ portee = 'Both', feature, delegation, typeContrat = leSien }: Destination): boolean =>
    typeContrat === leSien &&
    (!domaines || (delegation !== undefined && domaines.includes(delegation))) &&
    isDansPortee(portee, perimetre.qualite) &&
    (feature === undefined || isVisible(feature))
}
