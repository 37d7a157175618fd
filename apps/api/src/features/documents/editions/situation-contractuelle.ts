import {
  formatDate,
  formatDateLongue,
  formatMontant,
  libellesEtatContrat,
  prochaineEcheance,
} from '@espace-adherent/domain'
import type { Bloc } from '../../../platform/documents/index.ts'
import { readCotisations } from '../../cotisations/index.ts'
import { entete, type Modele } from './modele.ts'

const natures = { sante: 'Complémentaire santé', prevoyance: 'Prévoyance' } as const

export const situationContractuelle: Modele = {
  description: 'L’état de votre contrat aujourd’hui\u00a0: garanties, personnes, cotisation.',
  async compose(demande) {
    const { dossier, assures, context } = demande
    const cotisations = await readCotisations(context)
    const prochaine = prochaineEcheance(cotisations?.echeances ?? [])
    const cotisation: Bloc[] = prochaine
      ? [
          { kind: 'heading', text: 'Votre cotisation' },
          {
            kind: 'facts',
            rows: [
              ['Prochaine échéance', formatDateLongue(prochaine.dateEcheance)],
              ['Montant', formatMontant(prochaine.montant)],
            ],
          },
        ]
      : []
    return {
      ...entete(demande),
      titre: 'Situation contractuelle',
      blocs: [
        { kind: 'heading', text: 'Votre contrat' },
        {
          kind: 'facts',
          rows: [
            ['Numéro', dossier.numero],
            ['Offre', dossier.nomOffre],
            ['Nature', natures[dossier.typeContrat]],
            ['État', libellesEtatContrat[dossier.etat]],
            ['Depuis le', formatDateLongue(dossier.dateDebut)],
            ...(dossier.dateFin
              ? ([['Jusqu’au', formatDateLongue(dossier.dateFin)]] as const)
              : []),
          ],
        },
        { kind: 'heading', text: 'Les personnes couvertes' },
        {
          kind: 'table',
          columns: [{ libelle: 'Nom et prénom' }, { libelle: 'Qualité' }, { libelle: 'Né(e) le' }],
          rows: assures.map(({ nom, prenom, lien, dateNaissance }) => [
            `${nom.toLocaleUpperCase('fr')} ${prenom}`,
            lien,
            formatDate(dateNaissance),
          ]),
        },
        ...cotisation,
      ],
    }
  },
}
