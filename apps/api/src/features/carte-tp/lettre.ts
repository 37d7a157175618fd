import type { CarteTp } from '@espace-adherent/contract'
import { formatDate, formatTauxTp } from '@espace-adherent/domain'
import type { Bloc, Letter } from '../../platform/documents/index.ts'
import type { Client } from '../client.ts'
import { piedDe, textesDe } from '../portail/index.ts'
import { type CarteTextes, carteTpEdition } from './mots.ts'
import { RECTO_HEIGHT, type Recto } from './recto.ts'

/** What the client has the card say, with its values. */
export const textesCarte = (carte: CarteTp, client: Client): CarteTextes =>
  textesDe(client, carteTpEdition, {
    nomOffre: carte.nomOffre,
    debut: formatDate(carte.dateDebut),
    terme: formatDate(carte.dateFin),
    telephone: carte.telephoneProfessionnels ?? '',
    portabilite: carte.portabiliteJusquAu ? formatDate(carte.portabiliteJusquAu) : '',
  })

/** The card on a page: its face at the size of a wallet folded in two, then what it is good for. */
export function carteLetter(carte: CarteTp, client: Client, date: string): Letter {
  // Here, and not where the face is drawn: a thread knows no client.
  const textes = textesCarte(carte, client)
  const blocs: Bloc[] = [
    {
      kind: 'drawing',
      height: RECTO_HEIGHT + 14,
      module: import.meta.resolve('./recto.ts'),
      values: {
        carte,
        textes,
        charte: {
          nom: client.libelle,
          couleur: client.charte.clair.primary,
          surCouleur: client.charte.clair.onPrimary,
        },
      } satisfies Recto,
    },
    {
      kind: 'table',
      columns: [
        { libelle: textes.assure },
        { libelle: textes.naissance },
        { libelle: textes.rang, isRight: true },
      ],
      rows: carte.assures.map(({ nom, prenom, dateNaissance, rang }) => [
        `${nom.toLocaleUpperCase('fr')} ${prenom}`,
        formatDate(dateNaissance),
        String(rang),
      ]),
    },
    { kind: 'heading', text: textes.domaines },
    { kind: 'table', ...domainesEnDeuxColonnes(carte.domaines, textes) },
    { kind: 'note', text: textes.taux100 },
    ...(carte.isResponsable ? [{ kind: 'note', text: textes.responsable } as const] : []),
    ...(carte.portabiliteJusquAu ? [{ kind: 'note', text: textes.portabilite } as const] : []),
    ...(carte.telephoneProfessionnels === null
      ? []
      : [{ kind: 'note', text: textes.professionnels } as const]),
    { kind: 'heading', text: textes.usage },
    { kind: 'list', items: [textes.conseilVitale, textes.conseilPec, textes.conseilFin] },
  ]
  return {
    titre: textes.titre,
    sousTitre: textes.sousTitre,
    blocs,
    date,
    pied: piedDe(client),
  }
}

/** Side by side, so that the card stays on its page. */
function domainesEnDeuxColonnes(domaines: CarteTp['domaines'], textes: CarteTextes) {
  const titres = [
    { libelle: textes.code },
    { libelle: textes.domaine },
    // To the left: the other half of the table begins at once.
    { libelle: textes.taux },
  ]
  const moitie = Math.ceil(domaines.length / 2)
  const cellules = (domaine: CarteTp['domaines'][number] | undefined) =>
    domaine ? [domaine.code, domaine.libelle, formatTauxTp(domaine.taux)] : ['', '', '']
  return {
    columns: [...titres, ...titres],
    rows: domaines
      .slice(0, moitie)
      .map((domaine, i) => [...cellules(domaine), ...cellules(domaines[moitie + i])]),
  }
}
