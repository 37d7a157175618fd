import type { EcheanceCotisation, Remboursement } from '@espace-adherent/contract'
import {
  defineEdition,
  echeancesAu,
  formatDate,
  formatMontant,
  libellePeriode,
  libellesFamille,
} from '@espace-adherent/domain'
import { readCotisations } from '../../cotisations/index.ts'
import { textesDe } from '../../portail/index.ts'
import { lireBlocConfidentiels } from './confidentiels.ts'
import { lireReleve } from './lire-releve.ts'
import { entete, type Modele } from './modele.ts'
import { lireVerses } from './verses.ts'

export const releveAnnuelMots = defineEdition({
  key: 'edition.releveAnnuel',
  libelle: 'Relevé annuel',
  variables: { annee: 'texte', au: 'jour', le: 'jour' },
  textes: {
    titre: 'Relevé annuel ((annee))',
    sousTitre: 'Du 1er\u00a0janvier au ((au)), édité le ((le))',
    parPersonne: 'Soins réglés, par personne',
    parFamille: 'Soins réglés, par famille',
    cotisations: 'Cotisations payées',
    personne: 'Personne',
    famille: 'Famille de soins',
    depense: 'Dépense',
    assuranceMaladie: 'Assurance maladie',
    mutuelle: 'Mutuelle',
    reste: 'Reste',
    date: 'Payée le',
    periode: 'Période',
    montant: 'Montant',
    total: 'Total',
    aucunSoin: 'Aucun soin n’a été réglé cette année-là.',
    aucuneCotisation: 'Aucune cotisation n’a été payée cette année-là.',
    rembourse: 'Remboursé par la mutuelle',
    cotise: 'Cotisations payées dans l’année',
  },
})

/** A year in one paper: what was paid for whom and for what, and what was contributed. */
export const releveAnnuel: Modele = {
  async compose(demande) {
    const annee = demande.periode.debut.slice(0, 4)
    const fin = `${annee}-12-31` < demande.date ? `${annee}-12-31` : demande.date
    const deLAnnee = { ...demande, periode: { debut: `${annee}-01-01`, fin } }
    const lignes = await lireReleve(deLAnnee)
    const confidentiels = await lireBlocConfidentiels(deLAnnee)
    const payees = await cotisationsPayees()
    const t = textesDe(demande.context.client, releveAnnuelMots, {
      annee,
      au: fin,
      le: demande.date,
    })
    const parts = [t.depense, t.assuranceMaladie, t.mutuelle, t.reste]
    const tableau = (titre: string, cle: string, de: (ligne: Remboursement) => string) =>
      [
        { kind: 'heading', text: titre },
        {
          kind: 'table',
          columns: [{ libelle: cle }, ...parts.map((libelle) => ({ libelle, isRight: true }))],
          rows: [...Map.groupBy(lignes, de)].map(([nom, siennes]) => [nom, ...sommes(siennes)]),
          total: [t.total, ...sommes(lignes)],
          empty: t.aucunSoin,
        },
      ] as const
    return {
      ...entete(demande),
      titre: t.titre,
      sousTitre: t.sousTitre,
      blocs: [
        {
          kind: 'facts',
          rows: [
            [t.rembourse, montantDe(lignes, ({ rc }) => rc)],
            ...confidentiels.fait,
            [t.cotise, montantDe(payees, ({ montant }) => montant)],
          ],
        },
        ...tableau(t.parPersonne, t.personne, ({ prenom }) => prenom),
        ...tableau(t.parFamille, t.famille, ({ famille }) => libellesFamille[famille]),
        ...lireVerses(demande, lignes).blocs,
        ...confidentiels.blocs,
        { kind: 'heading', text: t.cotisations },
        {
          kind: 'table',
          columns: [
            { libelle: t.date },
            { libelle: t.periode },
            { libelle: t.montant, isRight: true },
          ],
          rows: payees.map(({ dateEcheance, periodeDebut, periodeFin, montant }) => [
            formatDate(dateEcheance),
            libellePeriode(periodeDebut, periodeFin),
            formatMontant(montant),
          ]),
          total: [t.total, '', montantDe(payees, ({ montant }) => montant)],
          empty: t.aucuneCotisation,
        },
      ],
    }

    async function cotisationsPayees(): Promise<EcheanceCotisation[]> {
      const { context, date } = demande
      const { echeances } = await readCotisations(context, { annee: Number(annee), jour: date })
      return echeancesAu(echeances, date).filter(({ etat }) => etat === 'payee')
    }
  },
}

const montantDe = <T>(lignes: readonly T[], de: (ligne: T) => number) =>
  formatMontant(lignes.reduce((total, ligne) => total + de(ligne), 0))

const sommes = (lignes: readonly Remboursement[]) =>
  (['depense', 'ro', 'rc', 'reste'] as const).map((part) =>
    montantDe(lignes, (ligne) => ligne[part]),
  )
