import type { CarteTp } from '@espace-adherent/contract'
import { formatDate, formatTauxTp } from '@espace-adherent/domain'
import type { Bloc, Letter } from '../../platform/documents/index.ts'
import { type Client, piedDe } from '../portail/index.ts'
import { RECTO_HEIGHT, type Recto } from './recto.ts'
import { textes } from './textes.ts'

/** The card on a page: its face at the size of a wallet folded in two, then what it is good for. */
export function carteLetter(carte: CarteTp, client: Client, date: string): Letter {
  const blocs: Bloc[] = [
    {
      kind: 'drawing',
      height: RECTO_HEIGHT + 14,
      module: import.meta.resolve('./recto.ts'),
      values: {
        carte,
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
    { kind: 'table', ...domainesEnDeuxColonnes(carte.domaines) },
    { kind: 'note', text: textes.taux100 },
    { kind: 'heading', text: textes.usage },
    { kind: 'list', items: textes.conseils },
  ]
  return {
    titre: textes.titre,
    sousTitre: `${carte.nomOffre} · ${textes.validite(carte.dateDebut, carte.dateFin)}`,
    blocs,
    date,
    pied: piedDe(client),
  }
}

const titresDomaine = [
  { libelle: textes.code },
  { libelle: textes.domaine },
  // To the left: the other half of the table begins at once.
  { libelle: textes.taux },
]

/** Side by side, so that the card stays on its page. */
function domainesEnDeuxColonnes(domaines: CarteTp['domaines']) {
  const moitie = Math.ceil(domaines.length / 2)
  const cellules = (domaine: CarteTp['domaines'][number] | undefined) =>
    domaine ? [domaine.code, domaine.libelle, formatTauxTp(domaine.taux)] : ['', '', '']
  return {
    columns: [...titresDomaine, ...titresDomaine],
    rows: domaines
      .slice(0, moitie)
      .map((domaine, i) => [...cellules(domaine), ...cellules(domaines[moitie + i])]),
  }
}
