import { defineMail } from '@espace-adherent/domain'
import { dIciLa, suivre, variablesContrat, votreContrat } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = { renforts: 'texte', ...variablesContrat } as const

export const ajoutRecu = defineMail({
  key: 'options.ajoutRecu',
  libelle: 'Un renfort à ajouter\u00a0: demande reçue',
  variables,
  sujet: 'Nous avons reçu votre demande de renfort',
  corps: [
    `Vous avez demandé d’ajouter ((renforts)) à ${votreContrat}, à partir du ((effet)).`,
    dIciLa,
    suivre,
  ],
})

export const ajoutFait = defineMail({
  key: 'options.ajoutFait',
  libelle: 'Un renfort est ajouté',
  variables,
  sujet: '((renforts)) complète votre contrat',
  corps: [
    `Depuis le ((effet)), ((renforts)) complète ${votreContrat}. Vos prochaines cotisations en tiennent compte.`,
    suivre,
  ],
})

export const retraitRecu = defineMail({
  key: 'options.retraitRecu',
  libelle: 'Un renfort à retirer\u00a0: demande reçue',
  variables,
  sujet: 'Nous avons reçu votre demande sur vos renforts',
  corps: [
    `Vous avez demandé de retirer ((renforts)) de ${votreContrat}, à partir du ((effet)).`,
    dIciLa,
    suivre,
  ],
})

export const retraitFait = defineMail({
  key: 'options.retraitFait',
  libelle: 'Un renfort est retiré',
  variables,
  sujet: 'Vos renforts ont changé',
  corps: [
    `Depuis le ((effet)), ${votreContrat}, ne comprend plus ((renforts)). Vos prochaines cotisations en tiennent compte.`,
    suivre,
  ],
})

export const optionsMots = [ajoutRecu, ajoutFait, retraitRecu, retraitFait]
