import { formatDate, formatDateLongue, formatMontant } from '@espace-adherent/domain'
import { type Demande, entete, type LigneReleve, type Modele } from './modele.ts'

const somme = (lignes: readonly LigneReleve[], de: (ligne: LigneReleve) => number) =>
  formatMontant(lignes.reduce((total, ligne) => total + de(ligne), 0))

const sousTitre = ({ periode }: Demande) =>
  `Du ${formatDateLongue(periode.debut)} au ${formatDateLongue(periode.fin)}`

/** Care by care: what it cost, who paid what, what is left. */
export const relevePrestations: Modele = {
  description: 'Vos soins de la période\u00a0: dépense, remboursements et reste à charge.',
  async compose(demande) {
    const lignes = await demande.lireReleve(demande.context, demande.periode)
    return {
      ...entete(demande),
      titre: 'Relevé de prestations',
      sousTitre: sousTitre(demande),
      blocs: [
        {
          kind: 'table',
          columns: [
            { libelle: 'Soins du' },
            { libelle: 'Pour' },
            { libelle: 'Acte' },
            { libelle: 'Dépense', isRight: true },
            { libelle: 'Assurance maladie', isRight: true },
            { libelle: demande.context.client.libelle, isRight: true },
            { libelle: 'Reste', isRight: true },
          ],
          rows: lignes.map((ligne) => [
            formatDate(ligne.dateSoins),
            ligne.personne,
            ligne.acte,
            formatMontant(ligne.depense),
            formatMontant(ligne.partRo),
            formatMontant(ligne.partRc),
            formatMontant(ligne.reste),
          ]),
          total: [
            'Total',
            '',
            '',
            somme(lignes, ({ depense }) => depense),
            somme(lignes, ({ partRo }) => partRo),
            somme(lignes, ({ partRc }) => partRc),
            somme(lignes, ({ reste }) => reste),
          ],
          empty: 'Aucun soin n’a été traité sur cette période.',
        },
      ],
    }
  },
}

/** What the insurer paid to the member, and when. */
export const releveRemboursements: Modele = {
  description: 'Les sommes que nous vous avons versées sur la période.',
  async compose(demande) {
    const lignes = (await demande.lireReleve(demande.context, demande.periode)).filter(
      ({ datePaiement, isPayeAuProfessionnel, partRc }) =>
        datePaiement !== null && !isPayeAuProfessionnel && partRc !== 0,
    )
    return {
      ...entete(demande),
      titre: 'Relevé de remboursements',
      sousTitre: sousTitre(demande),
      blocs: [
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
            formatDate(ligne.datePaiement ?? ''),
            formatDate(ligne.dateSoins),
            ligne.personne,
            ligne.acte,
            formatMontant(ligne.partRc),
          ]),
          total: ['Total', '', '', '', somme(lignes, ({ partRc }) => partRc)],
          empty: 'Aucun versement sur cette période.',
        },
      ],
    }
  },
}
