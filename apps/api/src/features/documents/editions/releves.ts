import type { Remboursement } from '@espace-adherent/contract'
import { addYears, formatDate, formatDateLongue, formatMontant } from '@espace-adherent/domain'
import type { Bloc } from '../../../platform/documents/index.ts'
import { LIGNES_MAX, lireReleve } from './lire-releve.ts'
import { type Demande, entete, type Modele } from './modele.ts'

const somme = (lignes: readonly Remboursement[], de: (ligne: Remboursement) => number) =>
  formatMontant(lignes.reduce((total, ligne) => total + de(ligne), 0))

const sousTitre = ({ periode }: Demande) =>
  `Du ${formatDateLongue(periode.debut)} au ${formatDateLongue(periode.fin)}`

const acte = ({ libelle, quantite }: Remboursement) =>
  quantite > 1 ? `${libelle} ×\u00a0${quantite}` : libelle

/** A statement that had to be cut says so, and where the whole of it is. */
const coupe = (lignes: readonly Remboursement[]): Bloc[] =>
  lignes.length < LIGNES_MAX
    ? []
    : [
        {
          kind: 'notice',
          text: `Seuls les ${LIGNES_MAX} soins les plus récents de la période figurent sur ce relevé. La liste entière s’exporte depuis la rubrique Mes remboursements.`,
        },
      ]

/** Care by care: what it cost, who paid what, what is left. */
export const relevePrestations: Modele = {
  description: 'Vos soins de la période\u00a0: dépense, remboursements et reste à charge.',
  async compose(demande) {
    const { debut, fin } = demande.periode
    const lignes = await lireReleve(demande, { du: debut, au: fin })
    return {
      ...entete(demande),
      titre: 'Relevé de prestations',
      sousTitre: sousTitre(demande),
      blocs: [
        ...coupe(lignes),
        {
          kind: 'table',
          columns: [
            { libelle: 'Soins du' },
            { libelle: 'Pour' },
            { libelle: 'Acte' },
            { libelle: 'Dépense', isRight: true },
            { libelle: 'Assurance maladie', isRight: true },
            { libelle: 'Mutuelle', isRight: true },
            { libelle: 'Reste', isRight: true },
          ],
          rows: lignes.map((ligne) => [
            formatDate(ligne.dateSoins),
            ligne.prenom,
            acte(ligne),
            formatMontant(ligne.depense),
            formatMontant(ligne.ro),
            formatMontant(ligne.rc),
            formatMontant(ligne.reste),
          ]),
          total: [
            'Total',
            '',
            '',
            somme(lignes, ({ depense }) => depense),
            somme(lignes, ({ ro }) => ro),
            somme(lignes, ({ rc }) => rc),
            somme(lignes, ({ reste }) => reste),
          ],
          empty: 'Aucun soin n’a été réglé sur cette période.',
        },
      ],
    }
  },
}

/** Care is paid for within two years, or not at all. */
const PRESCRIPTION = 2

/** What the insurer paid to the member, and when. */
export const releveRemboursements: Modele = {
  description: 'Les sommes que nous vous avons versées sur la période.',
  async compose(demande) {
    const { debut, fin } = demande.periode
    const soignes = await lireReleve(demande, { du: addYears(debut, -PRESCRIPTION), au: fin })
    const lignes = soignes
      .filter(
        ({ dateReglement, destinataire, rc }) =>
          dateReglement !== null &&
          dateReglement >= debut &&
          dateReglement <= fin &&
          destinataire === 'assure' &&
          rc > 0,
      )
      .sort((a, b) => (b.dateReglement ?? '').localeCompare(a.dateReglement ?? ''))
    return {
      ...entete(demande),
      titre: 'Relevé de remboursements',
      sousTitre: sousTitre(demande),
      blocs: [
        ...coupe(soignes),
        {
          kind: 'table',
          columns: [
            { libelle: 'Versé le' },
            { libelle: 'Soins du' },
            { libelle: 'Pour' },
            { libelle: 'Acte' },
            { libelle: 'Versé', isRight: true },
          ],
          rows: lignes.map((ligne) => [
            formatDate(ligne.dateReglement ?? ''),
            formatDate(ligne.dateSoins),
            ligne.prenom,
            acte(ligne),
            formatMontant(ligne.rc),
          ]),
          total: ['Total', '', '', '', somme(lignes, ({ rc }) => rc)],
          empty: 'Aucun versement sur cette période.',
        },
      ],
    }
  },
}
