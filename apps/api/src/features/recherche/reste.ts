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
import { isClaire, regardDe } from '../perimetre.ts'
import type { AssureNomme } from '../simulateur/index.ts'
import type { Candidat } from './faire.ts'
import { textes } from './textes.ts'

/** What is left of each counter, person by person, then what the contract promises. */
export function restants(context: ContratContext, assures: readonly AssureNomme[]): Candidat[] {
  const jour = dateAParis(context.now)
  const regard = regardDe(context)
  const couverts = assures.filter(
    ({ garanties, dateFin }) => garanties.length > 0 && (dateFin ?? jour) >= jour,
  )
  const [premier] = couverts
  // What somebody has used up tells what they were treated for: nobody else's, and to no relative.
  const comptes = context.visiteur.delegation
    ? []
    : couverts.filter(({ numPers }) => isClaire(regard, numPers))
  return [
    ...comptes.flatMap((assure) =>
      droitsDe(assure, jour).map((droit) => toCompteur(assure.numPers, assure.prenom, droit)),
    ),
    ...(premier ? toPromesses(garantiesLe(premier, jour), jour, premier.corrections) : []),
  ]
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

/** What is promised depends on nobody: of what covers people on a day, it is worked out once. */
const promesses = new Map<string, readonly Candidat[]>()
const PROMESSES_MAX = 200

function toPromesses(...de: Parameters<typeof describePromesses>): readonly Candidat[] {
  const cle = JSON.stringify(de)
  const connues = promesses.get(cle) ?? describePromesses(...de)
  if (promesses.size >= PROMESSES_MAX) promesses.clear()
  promesses.set(cle, connues)
  return connues
}

const describePromesses = (
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
