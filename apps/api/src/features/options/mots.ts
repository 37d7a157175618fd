import { defineMails, dIciLa, variablesContrat, votreContrat } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = { renforts: 'texte', ...variablesContrat } as const

export const { ajoutRecu, ajoutFait, retraitRecu, retraitFait } = defineMails(
  'options',
  variables,
  {
    ajoutRecu: {
      libelle: 'Un renfort à ajouter\u00a0: demande reçue',
      sujet: 'Nous avons reçu votre demande de renfort',
      corps: [
        `Vous avez demandé d’ajouter ((renforts)) à ${votreContrat}, à partir du ((effet)).`,
        dIciLa,
      ],
    },
    ajoutFait: {
      libelle: 'Un renfort est ajouté',
      sujet: '((renforts)) complète votre contrat',
      corps: [
        `Depuis le ((effet)), ((renforts)) complète ${votreContrat}. Vos prochaines cotisations en tiennent compte.`,
      ],
    },
    retraitRecu: {
      libelle: 'Un renfort à retirer\u00a0: demande reçue',
      sujet: 'Nous avons reçu votre demande sur vos renforts',
      corps: [
        `Vous avez demandé de retirer ((renforts)) de ${votreContrat}, à partir du ((effet)).`,
        dIciLa,
      ],
    },
    retraitFait: {
      libelle: 'Un renfort est retiré',
      sujet: 'Vos renforts ont changé',
      corps: [
        `Depuis le ((effet)), ${votreContrat}, ne comprend plus ((renforts)). Vos prochaines cotisations en tiennent compte.`,
      ],
    },
  },
)

export const optionsMots = [ajoutRecu, ajoutFait, retraitRecu, retraitFait]
