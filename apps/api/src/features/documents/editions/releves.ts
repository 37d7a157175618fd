import type { Remboursement } from '@espace-adherent/contract'
import { formatDate, formatDateLongue, formatMontant } from '@espace-adherent/domain'
import { lireReleve } from './lire-releve.ts'
import { type Demande, entete, type Modele } from './modele.ts'

const somme = (lignes: readonly Remboursement[], de: (ligne: Remboursement) => number) =>
  formatMontant(lignes.reduce((total, ligne) => total + de(ligne), 0))

const sousTitre = (quoi: string, { periode, date }: Demande) =>
  `${quoi} du ${formatDateLongue(periode.debut)} au ${formatDateLongue(periode.fin)}, édité le ${formatDateLongue(date)}`

const acte = ({ libelle, quantite }: Remboursement) =>
  quantite > 1 ? `${libelle} ×\u00a0${quantite}` : libelle

/** Care by care: what it cost, who paid what, what is left. */
export const relevePrestations: Modele = {
  description: 'Vos soins réglés sur la période\u00a0: dépense, remboursements et reste à charge.',
  async compose(demande) {
    const lignes = await lireReleve(demande)
    return {
      ...entete(demande),
      titre: 'Relevé de prestations',
      sousTitre: sousTitre('Soins réglés', demande),
      blocs: [
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

/** What the insurer paid to the member, and when. */
export const releveRemboursements: Modele = {
  description: 'Les sommes que nous vous avons versées sur la période.',
  async compose(demande) {
    const lignes = (await lireReleve(demande))
      .filter(({ destinataire, rc }) => destinataire === 'assure' && rc > 0)
      .sort((a, b) => (b.dateReglement ?? '').localeCompare(a.dateReglement ?? ''))
    return {
      ...entete(demande),
      titre: 'Relevé de remboursements',
      sousTitre: sousTitre('Versements', demande),
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
