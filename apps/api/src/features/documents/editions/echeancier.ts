import {
  defineEdition,
  dernierJourEcheance,
  detailMontant,
  ditChangement,
  echeancesAu,
  formatDate,
  formatMontant,
  isPubliable,
  libellePeriode,
  libellesEtatCotisation,
  motifRejet,
  totauxCotisations,
} from '@espace-adherent/domain'
import type { Bloc } from '../../../platform/documents/index.ts'
import { readCotisations } from '../../cotisations/index.ts'
import { textesDe } from '../../portail/index.ts'
import { blocsRatios } from '../../ratios/index.ts'
import { type Demande, entete, type Modele, type Periode } from './modele.ts'

const anneeDe = ({ debut }: Periode) => Number(debut.slice(0, 4))

export const echeancierMots = defineEdition({
  key: 'edition.echeancier',
  libelle: 'Échéancier',
  variables: {
    annee: 'texte',
    terme: 'texte',
    dernier: 'jour',
    portabilite: 'jour',
    jusquAu: 'jour',
  },
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
    tropVerse: 'Trop-versé, à vous rendre',
    aAppeler: 'Reste à appeler',
    reports:
      'Quand un prix change après l’annonce d’une échéance, l’écart est reporté sur une autre\u00a0: prix de la période et report font le montant.',
    prevus:
      'Les changements demandés pour plus tard sont comptés à partir de leur mois, avec le tarif de l’année. Un changement annulé avant sa date ne l’est plus.',
    compte: 'Prélevé sur le compte',
    mandat: 'Mandat (RUM)',
    ics: 'Créancier (ICS)',
    partir: 'Votre droit de partir',
    dernierJour:
      'Votre contrat est reconduit chaque 1er\u00a0janvier. Pour qu’il prenne fin au 31\u00a0décembre ((terme)), dites-le-nous au plus tard le ((dernier)).',
    aToutMoment:
      'Après un an de contrat, vous pouvez aussi partir à tout moment, sans frais et sans vous justifier\u00a0: votre contrat prend fin un mois après votre demande, et ce que vous avez payé en trop vous est remboursé dans les trente jours.',
    comment:
      'Le plus simple\u00a0: «\u00a0Résilier votre contrat\u00a0», au bas de chaque page de votre espace.',
    finit: 'La fin de votre contrat',
    fini: 'Votre contrat prend fin le ((jusquAu)) au soir\u00a0: aucune cotisation n’est due pour la suite. Ce que vous auriez payé en trop vous est rendu dans les trente jours qui suivent.',
    employeur:
      'Votre contrat est celui de votre employeur\u00a0: c’est lui qui décide d’y mettre fin. Vous pouvez lui demander d’en être dispensé dans les cas prévus.',
    portabilite:
      'Vos garanties sont maintenues gratuitement après votre emploi, jusqu’au ((portabilite)) au plus tard\u00a0: vous n’avez rien à payer, ni rien à résilier.',
  },
})

export const echeancier: Modele = {
  isFaisable: ({ dossier, periode }) => dossier.anneesCotisation.includes(anneeDe(periode)),
  // What is kept was let out in its day.
  isPubliable({ dossier, periode, date, instantane }) {
    const annee = anneeDe(periode)
    const ratios = ratiosDe(dossier, annee)
    return instantane !== null || isPubliable(annee, { ...dossier, ratios }, date)
  },
  async compose(demande) {
    const { context, date, instantane } = demande
    const annee = anneeDe(demande.periode)
    const cotisations = await readCotisations(context, { annee, jour: date })
    if (!cotisations) return null
    const { mandat } = cotisations
    const { dateFin, typeContrat } = demande.dossier
    const toutes: Echeance[] = instantane
      ? echeancesAu(instantane.echeances ?? cotisations.echeances, date)
      : cotisations.echeances
    // Once its end is known, nothing is called for after it.
    const echeances = toutes.filter(
      (e) => e.etat !== 'a_venir' || e.periodeDebut <= (dateFin ?? e.periodeDebut),
    )
    const totaux = totauxCotisations(echeances)
    // What waits is told as it is, on a paper of today alone.
    const solde = instantane ? 0 : cotisations.solde
    // Once the last day of a year has passed, the next one is the one that can be used.
    const terme = date > dernierJourEcheance(annee) ? annee + 1 : annee
    const t = textesDe(context.client, echeancierMots, {
      annee: String(annee),
      terme: String(terme),
      dernier: dernierJourEcheance(terme),
      portabilite: demande.dossier.portabiliteJusquAu ?? date,
      jusquAu: dateFin ?? date,
    })
    const ratios = instantane ? instantane.ratiosAnnee : ratiosDe(demande.dossier, annee)
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
            [
              libellePeriode(e.periodeDebut, e.periodeFin),
              [...changementsDe(e).map(ditChangement), detailMontant(e)]
                .filter((part) => part !== null)
                .join(', '),
            ]
              .filter((part) => part !== '')
              .join('\u00a0: '),
            e.etat === 'rejetee'
              ? `${libellesEtatCotisation.rejetee}\u00a0: ${motifRejet(e.motifRejet).libelle}`
              : libellesEtatCotisation[e.etat],
            formatMontant(e.montant),
          ]),
          total: [t.total, '', '', formatMontant(totaux.appele)],
        },
        ...(echeances.some((e) => changementsDe(e).length > 0)
          ? [{ kind: 'paragraph', text: t.prevus } as const]
          : []),
        ...(echeances.some((e) => detailMontant(e) !== null)
          ? [{ kind: 'paragraph', text: t.reports } as const]
          : []),
        {
          kind: 'facts',
          rows: [
            [t.paye, formatMontant(totaux.paye)],
            [t.aVenir, formatMontant(totaux.aVenir)],
            ...(totaux.rejete > 0 ? ([[t.rejete, formatMontant(totaux.rejete)]] as const) : []),
            ...(solde === 0
              ? []
              : ([
                  [solde < 0 ? t.tropVerse : t.aAppeler, formatMontant(Math.abs(solde))],
                ] as const)),
            ...(mandat
              ? ([
                  [t.compte, mandat.iban],
                  [t.mandat, mandat.rum],
                  [t.ics, mandat.ics],
                ] as const)
              : []),
          ],
        },
        ...(dateFin
          ? ([
              { kind: 'heading', text: t.finit },
              { kind: 'paragraph', text: t.fini },
            ] as const)
          : [{ kind: 'heading', text: t.partir } as const, ...droitDePartir(demande, t)]),
        // The law asks for them of complementary health alone.
        ...blocsRatios(context.client, typeContrat === 'sante' ? ratios : null),
      ],
    }
  },
}

type Echeance = NonNullable<NonNullable<Demande['instantane']>['echeances']>[number]

const changementsDe = ({ changements = [] }: Echeance) => changements

const ratiosDe = ({ ratios }: Demande['dossier'], annee: number) =>
  ratios.find((each) => each.annee === annee)

/** At the term, and at any time after a year where the law has it so; the employer's cover is the employer's. */
function droitDePartir(
  { dossier: { isObligatoire, typeContrat, portabiliteJusquAu } }: Demande,
  t: Record<'dernierJour' | 'aToutMoment' | 'comment' | 'employeur' | 'portabilite', string>,
): Bloc[] {
  if (portabiliteJusquAu) return [{ kind: 'paragraph', text: t.portabilite }]
  if (isObligatoire) return [{ kind: 'paragraph', text: t.employeur }]
  const phrases = typeContrat === 'sante' ? [t.dernierJour, t.aToutMoment] : [t.dernierJour]
  return [...phrases, t.comment].map((text) => ({ kind: 'paragraph', text }))
}
