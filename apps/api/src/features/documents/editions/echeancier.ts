import {
  echeancesAu,
  formatDate,
  formatMontant,
  libellePeriode,
  libellesEtatCotisation,
  motifRejet,
  totauxCotisations,
} from '@espace-adherent/domain'
import { readCotisations } from '../../cotisations/index.ts'
import { entete, type Modele, type Periode } from './modele.ts'

const anneeDe = ({ debut }: Periode) => Number(debut.slice(0, 4))

export const echeancier: Modele = {
  description: 'Vos cotisations de l’année, échéance par échéance.',
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
    return {
      ...entete(demande),
      titre: `Échéancier ${annee}`,
      blocs: [
        {
          kind: 'table',
          columns: [
            { libelle: 'Date' },
            { libelle: 'Période' },
            { libelle: 'État' },
            { libelle: 'Montant', isRight: true },
          ],
          rows: echeances.map((e) => [
            formatDate(e.dateEcheance),
            libellePeriode(e.periodeDebut, e.periodeFin),
            e.etat === 'rejetee'
              ? `${libellesEtatCotisation.rejetee}\u00a0: ${motifRejet(e.motifRejet).libelle}`
              : libellesEtatCotisation[e.etat],
            formatMontant(e.montant),
          ]),
          total: ['Total', '', '', formatMontant(totaux.appele)],
        },
        {
          kind: 'facts',
          rows: [
            ['Déjà payé', formatMontant(totaux.paye)],
            ['À venir', formatMontant(totaux.aVenir)],
            ...(totaux.rejete > 0
              ? ([['Rejeté, à régler', formatMontant(totaux.rejete)]] as const)
              : []),
            ...(mandat
              ? ([
                  ['Prélevé sur le compte', mandat.iban],
                  ['Mandat (RUM)', mandat.rum],
                ] as const)
              : []),
          ],
        },
      ],
    }
  },
}
