import {
  type Besoins,
  type Conseil,
  defineEdition,
  direBesoins,
  formatMontant,
  isConforme,
  type MatiereConseil,
} from '@espace-adherent/domain'
import type { Bloc, Letter } from '../../../platform/documents/index.ts'
import { textesDe } from '../../portail/index.ts'
import { type Demande, entete, signataires } from './modele.ts'

/** What an advice was given on, and what was chosen; an empty choice: nothing yet. */
export type FicheConseil = {
  besoins: Besoins
  matiere: MatiereConseil
  conseil: Conseil
  choix: string
}

export const ficheConseilMots = defineEdition({
  key: 'edition.ficheConseil',
  libelle: 'Fiche conseil',
  variables: { choix: 'texte' },
  textes: {
    titre: 'Fiche conseil',
    intro:
      'Avant tout nouveau choix de garanties, nous vous conseillons à partir de vos réponses et de vos propres chiffres. Vous restez libre de choisir autrement.',
    besoins: 'Vos besoins, comme vous nous les avez dits',
    conseil: 'Notre conseil',
    pourquoi: 'Pourquoi',
    compare: 'Ce que nous avons comparé',
    quoi: 'Choix',
    cotisation: 'Cotisation par mois',
    reste: 'Resté à votre charge en 12 mois',
    annee: 'Coût net de l’année',
    inconnu: '–',
    choix: 'Votre choix',
    conforme: 'Vous avez choisi\u00a0: ((choix)). Ce choix correspond à notre conseil.',
    autre:
      'Vous avez choisi\u00a0: ((choix)). Ce choix est différent de notre conseil\u00a0; il vous appartient, et nous l’enregistrons tel quel.',
    methode:
      'Le coût net de l’année est douze mois de cotisation, plus ce qui serait resté à votre charge. Les montants sont calculés sur les douze derniers mois de soins du contrat, hors soins confidentiels. Vos soins à venir peuvent être différents.',
  },
})

/** The needs, the advice and its reasons, on a paper that is kept. */
export function composeFiche(
  demande: Demande,
  { besoins, matiere, conseil, choix }: FicheConseil,
): Letter {
  const choisi = matiere.candidats.find(({ cle }) => cle === choix && choix !== '')
  const t = textesDe(demande.context.client, ficheConseilMots, { choix: choisi?.libelle ?? '' })
  const montant = (cents: number | null) => (cents === null ? t.inconnu : formatMontant(cents))
  // A provident contract has no care to reckon with.
  const isChiffre = matiere.candidats.some(({ reste }) => reste !== null)
  const blocs: Bloc[] = [
    { kind: 'paragraph', text: t.intro },
    { kind: 'heading', text: t.besoins },
    { kind: 'facts', rows: direBesoins(besoins) },
    { kind: 'heading', text: t.conseil },
    { kind: 'notice', text: conseil.titre },
    { kind: 'heading', text: t.pourquoi },
    { kind: 'list', items: conseil.raisons },
    { kind: 'heading', text: t.compare },
    {
      kind: 'table',
      columns: [
        { libelle: t.quoi },
        { libelle: t.cotisation, isRight: true },
        ...(isChiffre
          ? [
              { libelle: t.reste, isRight: true },
              { libelle: t.annee, isRight: true },
            ]
          : []),
      ],
      rows: matiere.candidats.map(({ libelle, cotisation, reste }) => [
        libelle,
        montant(cotisation),
        ...(isChiffre
          ? [
              montant(reste),
              montant(cotisation === null || reste === null ? null : cotisation * 12 + reste),
            ]
          : []),
      ]),
    },
  ]
  if (choisi)
    blocs.push(
      { kind: 'heading', text: t.choix },
      { kind: 'paragraph', text: isConforme(conseil, choix) ? t.conforme : t.autre },
    )
  if (isChiffre) blocs.push({ kind: 'note', text: t.methode })
  blocs.push({ kind: 'signature', lines: signataires(demande) })
  return { ...entete(demande), titre: t.titre, blocs }
}
