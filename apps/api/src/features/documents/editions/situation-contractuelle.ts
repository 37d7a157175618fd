import type { SituationContractuelle } from '@espace-adherent/contract'
import {
  defineEdition,
  formatDate,
  formatDateLongue,
  formatMontant,
  libellesEtatContrat,
  libellesFamille,
  libellesTypeContrat,
} from '@espace-adherent/domain'
import type { Bloc } from '../../../platform/documents/index.ts'
import { readCotisations } from '../../cotisations/index.ts'
import { textesDe } from '../../portail/index.ts'
import { readSituation } from '../../situation/index.ts'
import { entete, type Modele, nomDeListe } from './modele.ts'

export const situationContractuelleMots = defineEdition({
  key: 'edition.situationContractuelle',
  libelle: 'Situation contractuelle',
  variables: {},
  textes: {
    titre: 'Situation contractuelle',
    contrat: 'Votre contrat',
    numero: 'Numéro',
    offre: 'Offre',
    nature: 'Nature',
    etat: 'État',
    depuis: 'Depuis le',
    jusquAu: 'Jusqu’au',
    portabilite: 'Portabilité jusqu’au',
    personnes: 'Les personnes couvertes',
    nom: 'Nom et prénom',
    qualite: 'Qualité',
    naissance: 'Naissance',
    rang: 'Ordre de naissance (jumeaux)',
    garanties: 'Vos garanties',
    garantie: 'Garantie',
    niveau: 'Niveau',
    renforts: 'Vos renforts',
    renfort: 'Renfort',
    parMois: 'Par mois',
    aucunRenfort: 'Aucun renfort.',
    cotisation: 'Votre cotisation',
    modePaiement: 'Mode de paiement',
    periodicite: 'Périodicité',
    prochaine: 'Prochaine échéance',
    montant: 'Montant',
    remboursements: 'Vos remboursements',
    compte: 'Compte',
    nonRenseigne: 'Non renseigné',
  },
})

type Textes = Record<keyof (typeof situationContractuelleMots)['lu'], string>
type Fait = readonly [libelle: string, valeur: string]

/** The situation of the contract as it is today, whole. */
export const situationContractuelle: Modele = {
  async compose(demande) {
    const { context } = demande
    const [situation] = await readSituation(context)
    if (!situation) return null
    const { prochaine } = await readCotisations(context)
    const { contrat, remboursements } = situation
    const t = textesDe(context.client, situationContractuelleMots, {})
    return {
      ...entete(demande),
      titre: t.titre,
      blocs: [
        ...rubrique(t.contrat, [
          [t.numero, contrat.numeroContratIndividuel],
          [t.offre, contrat.nomOffre],
          [t.nature, libellesTypeContrat[contrat.typeContrat]],
          [t.etat, libellesEtatContrat[contrat.etat]],
          [t.depuis, formatDateLongue(contrat.dateDebut)],
          ...(contrat.dateFin ? ([[t.jusquAu, formatDateLongue(contrat.dateFin)]] as const) : []),
          ...(contrat.portabiliteJusquAu
            ? ([[t.portabilite, formatDateLongue(contrat.portabiliteJusquAu)]] as const)
            : []),
        ]),
        { kind: 'heading', text: t.personnes },
        personnes(situation, t),
        { kind: 'heading', text: t.garanties },
        ...garanties(situation, t),
        { kind: 'heading', text: t.renforts },
        renforts(situation, t),
        ...rubrique(t.cotisation, [
          [t.modePaiement, situation.cotisations.modePaiement ?? t.nonRenseigne],
          [t.periodicite, situation.cotisations.periodicite ?? t.nonRenseigne],
          ...(prochaine
            ? ([
                [t.prochaine, formatDateLongue(prochaine.dateEcheance)],
                [t.montant, formatMontant(prochaine.montant)],
              ] as const)
            : []),
        ]),
        ...rubrique(t.remboursements, [
          [t.modePaiement, remboursements.modePaiement ?? t.nonRenseigne],
          [t.compte, remboursements.rib ?? t.nonRenseigne],
        ]),
      ],
    }
  },
}

const rubrique = (titre: string, rows: readonly Fait[]): Bloc[] => [
  { kind: 'heading', text: titre },
  { kind: 'facts', rows },
]

/** Which of two born on one day came first is said where there are such, and not of everybody. */
function personnes({ assures }: SituationContractuelle, t: Textes): Bloc {
  const isJumeaux = assures.some(({ rang }) => rang > 1)
  return {
    kind: 'table',
    columns: [
      { libelle: t.nom },
      { libelle: t.qualite },
      { libelle: t.naissance },
      ...(isJumeaux ? [{ libelle: t.rang, isRight: true }] : []),
    ],
    rows: assures.map((assure) => [
      nomDeListe(assure),
      assure.lien,
      formatDate(assure.dateNaissance),
      ...(isJumeaux ? [String(assure.rang)] : []),
    ]),
  }
}

/** One table to a heading of guarantees; the promises of a provident contract are sentences. */
function garanties({ garanties: promises }: SituationContractuelle, t: Textes): Bloc[] {
  return [...Map.groupBy(promises, ({ famille }) => famille)].map(([famille, lignes]) => ({
    kind: 'table',
    columns: [
      { libelle: famille ? libellesFamille[famille] : t.garantie },
      { libelle: t.niveau, isRight: famille !== null },
    ],
    rows: lignes.map(({ libelle, niveau }) => [libelle, niveau]),
  }))
}

const renforts = ({ options }: SituationContractuelle, t: Textes): Bloc => ({
  kind: 'table',
  columns: [{ libelle: t.renfort }, { libelle: t.depuis }, { libelle: t.parMois, isRight: true }],
  rows: options.map(({ libelle, dateDebut, montantMensuel }) => [
    libelle,
    formatDate(dateDebut),
    formatMontant(montantMensuel),
  ]),
  empty: t.aucunRenfort,
})
