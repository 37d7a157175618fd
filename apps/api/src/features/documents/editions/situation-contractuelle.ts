import type { SituationContractuelle } from '@espace-adherent/contract'
import {
  formatDate,
  formatDateLongue,
  formatMontant,
  libellesEtatContrat,
  libellesFamille,
  libellesTypeContrat,
  prochaineEcheance,
} from '@espace-adherent/domain'
import type { Bloc } from '../../../platform/documents/index.ts'
import { readCotisations } from '../../cotisations/index.ts'
import { readSituation } from '../../situation/index.ts'
import { entete, type Modele, nomDeListe } from './modele.ts'

const NON_RENSEIGNE = 'Non renseigné'

type Fait = readonly [libelle: string, valeur: string]

/** The situation of the contract as it is today, whole. */
export const situationContractuelle: Modele = {
  description: 'L’état de votre contrat aujourd’hui\u00a0: garanties, personnes, cotisation.',
  async compose(demande) {
    const { context } = demande
    const [situation] = await readSituation(context)
    if (!situation) return null
    const cotisations = await readCotisations(context)
    const prochaine = prochaineEcheance(cotisations?.echeances ?? [])
    const { contrat, remboursements } = situation
    return {
      ...entete(demande),
      titre: 'Situation contractuelle',
      blocs: [
        ...rubrique('Votre contrat', [
          ['Numéro', contrat.numeroContratIndividuel],
          ['Offre', contrat.nomOffre],
          ['Nature', libellesTypeContrat[contrat.typeContrat]],
          ['État', libellesEtatContrat[contrat.etat]],
          ['Depuis le', formatDateLongue(contrat.dateDebut)],
          ...(contrat.dateFin ? ([['Jusqu’au', formatDateLongue(contrat.dateFin)]] as const) : []),
        ]),
        { kind: 'heading', text: 'Les personnes couvertes' },
        personnes(situation),
        { kind: 'heading', text: 'Vos garanties' },
        ...garanties(situation),
        { kind: 'heading', text: 'Vos renforts' },
        renforts(situation),
        ...rubrique('Votre cotisation', [
          ['Mode de paiement', situation.cotisations.modePaiement ?? NON_RENSEIGNE],
          ['Périodicité', situation.cotisations.periodicite ?? NON_RENSEIGNE],
          ...(prochaine
            ? ([
                ['Prochaine échéance', formatDateLongue(prochaine.dateEcheance)],
                ['Montant', formatMontant(prochaine.montant)],
              ] as const)
            : []),
        ]),
        ...rubrique('Vos remboursements', [
          ['Mode de paiement', remboursements.modePaiement ?? NON_RENSEIGNE],
          ['Compte', remboursements.rib ?? NON_RENSEIGNE],
        ]),
      ],
    }
  },
}

const rubrique = (titre: string, rows: readonly Fait[]): Bloc[] => [
  { kind: 'heading', text: titre },
  { kind: 'facts', rows },
]

const personnes = ({ assures }: SituationContractuelle): Bloc => ({
  kind: 'table',
  columns: [
    { libelle: 'Nom et prénom' },
    { libelle: 'Qualité' },
    { libelle: 'Né(e) le' },
    { libelle: 'Rang gémellaire', isRight: true },
  ],
  rows: assures.map((assure) => [
    nomDeListe(assure),
    assure.lien,
    formatDate(assure.dateNaissance),
    String(assure.rang),
  ]),
})

/** One table to a heading of guarantees; the promises of a provident contract are sentences. */
function garanties({ garanties: promises }: SituationContractuelle): Bloc[] {
  return [...Map.groupBy(promises, ({ famille }) => famille)].map(([famille, lignes]) => ({
    kind: 'table',
    columns: [
      { libelle: famille ? libellesFamille[famille] : 'Garantie' },
      { libelle: 'Niveau', isRight: famille !== null },
    ],
    rows: lignes.map(({ libelle, niveau }) => [libelle, niveau]),
  }))
}

const renforts = ({ options }: SituationContractuelle): Bloc => ({
  kind: 'table',
  columns: [
    { libelle: 'Renfort' },
    { libelle: 'Depuis le' },
    { libelle: 'Par mois', isRight: true },
  ],
  rows: options.map(({ libelle, dateDebut, montantMensuel }) => [
    libelle,
    formatDate(dateDebut),
    formatMontant(montantMensuel),
  ]),
  empty: 'Aucun renfort.',
})
