import type { CompteursPersonne } from '@espace-adherent/contract'
import {
  dateAParis,
  droitsDe,
  type Garantie,
  garantiesLe,
  libellesFamille,
  tableauGaranties,
} from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { findOffre } from '../garanties/index.ts'
import { cleContratDe, isClaire, regardDe } from '../perimetre.ts'
import { findAssuresComptes } from '../simulateur/index.ts'
import type { Candidat } from './faire.ts'
import { textes } from './textes.ts'

/** What is left of each counter, person by person, then what the contract promises. One statement, or none. */
export async function restants(context: ContratContext): Promise<Candidat[]> {
  const jour = dateAParis(context.now)
  const { delegation } = context.visiteur
  if (delegation) return delegation.domaines.includes('contrats') ? promesses(context, jour) : []
  const regard = regardDe(context)
  const assures = (await findAssuresComptes(context.db, regard, jour.slice(0, 4))).filter(
    ({ garanties, dateFin }) => garanties.length > 0 && (dateFin ?? jour) >= jour,
  )
  const [premier] = assures
  return [
    ...assures
      // What somebody has used up tells what they were treated for.
      .filter(({ numPers }) => isClaire(regard, numPers))
      .flatMap((assure) =>
        droitsDe(assure, jour).map((droit) => toCompteur(assure.numPers, assure.prenom, droit)),
      ),
    ...(premier ? toPromesses(garantiesLe(premier, jour), jour, premier.corrections) : []),
  ]
}

/** To a relative who was let into the contract: its guarantees, and no counter. */
async function promesses(context: ContratContext, jour: string): Promise<Candidat[]> {
  const offre = await findOffre(context.db, cleContratDe(context))
  if (!offre?.garanties?.length || (offre.dateFin ?? jour) < jour) return []
  const { garanties, renforts, corrections } = offre
  return toPromesses(garantiesLe({ garanties, renforts, anciennes: [] }, jour), jour, corrections)
}

function toCompteur(
  numPers: string,
  prenom: string,
  droit: CompteursPersonne['droits'][number],
): Candidat {
  return {
    cle: `${droit.cle} ${numPers}`,
    titre: textes.dePersonne(droit.libelle, prenom),
    detail: textes.droit(droit),
    valeur: textes.valeurDroit(droit),
    appoint: textes.appointDroit(droit),
    vers: { genre: 'page', chemin: '/compteurs' },
    champs: [
      { texte: droit.libelle, poids: 5 },
      { texte: textes.motsDroits[droit.cle] ?? '', poids: 5 },
      { texte: prenom, poids: 4 },
    ],
  }
}

const toPromesses = (
  garanties: readonly Garantie[],
  jour: string,
  corrections: Parameters<typeof tableauGaranties>[2],
): Candidat[] =>
  tableauGaranties(garanties, jour, corrections).flatMap(({ famille, garanties: siennes }) =>
    siennes.map(
      ({ cle, libelle, promesse }): Candidat => ({
        cle,
        titre: libelle,
        detail: libellesFamille[famille],
        valeur: promesse,
        appoint: null,
        vers: { genre: 'page', chemin: `/garanties?ligne=${encodeURIComponent(cle)}` },
        champs: [
          { texte: libelle, poids: 4 },
          { texte: libellesFamille[famille], poids: 3 },
        ],
      }),
    ),
  )
