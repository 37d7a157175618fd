import {
  defineEdition,
  echeancesAu,
  formatDate,
  formatMontant,
  libellePeriode,
  libellesEtatCotisation,
  motifRejet,
  totauxCotisations,
} from '@espace-adherent/domain'
import { readCotisations } from '../../cotisations/index.ts'
import { textesDe } from '../../portail/index.ts'
import { entete, type Modele, type Periode } from './modele.ts'

const anneeDe = ({ debut }: Periode) => Number(debut.slice(0, 4))

export const echeancierMots = defineEdition({
  key: 'edition.echeancier',
  libelle: 'Échéancier',
  variables: { annee: 'texte' },
  textes: {
    titre: 'Échéancier ((annee))',
    date: 'Date',
    periode: 'Période',
    etat: 'État',
    montant: 'Montant',
    total: 'Total',
    paye: 'Déjà payé',
    aVenir: 'À venir',
    rejete: 'Rejeté, à régler',
    compte: 'Prélevé sur le compte',
    mandat: 'Mandat (RUM)',
  },
})

export const echeancier: Modele = {
  isFaisable: ({ dossier, periode }) => dossier.anneesCotisation.includes(anneeDe(periode)),
  async compose(demande) {
    const { context, date, instantane } = demande
    const annee = anneeDe(demande.periode)
    const cotisations = await readCotisations(context, { annee, jour: date })
    if (!cotisations) return null
    const { mandat } = cotisations
    const echeances = instantane
      ? echeancesAu(instantane.echeances ?? cotisations.echeances, date)
      : cotisations.echeances
    const totaux = totauxCotisations(echeances)
    const t = textesDe(context.client, echeancierMots, { annee: String(annee) })
    return {
      ...entete(demande),
      titre: t.titre,
      blocs: [
        {
          kind: 'table',
          columns: [
            { libelle: t.date },
            { libelle: t.periode },
            { libelle: t.etat },
            { libelle: t.montant, isRight: true },
          ],
          rows: echeances.map((e) => [
            formatDate(e.dateEcheance),
            libellePeriode(e.periodeDebut, e.periodeFin),
            e.etat === 'rejetee'
              ? `${libellesEtatCotisation.rejetee}\u00a0: ${motifRejet(e.motifRejet).libelle}`
              : libellesEtatCotisation[e.etat],
            formatMontant(e.montant),
          ]),
          total: [t.total, '', '', formatMontant(totaux.appele)],
        },
        {
          kind: 'facts',
          rows: [
            [t.paye, formatMontant(totaux.paye)],
            [t.aVenir, formatMontant(totaux.aVenir)],
            ...(totaux.rejete > 0 ? ([[t.rejete, formatMontant(totaux.rejete)]] as const) : []),
            ...(mandat
              ? ([
                  [t.compte, mandat.iban],
                  [t.mandat, mandat.rum],
                ] as const)
              : []),
          ],
        },
      ],
    }
  },
}
