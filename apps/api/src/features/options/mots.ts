import {
  defineMails,
  dIciLa,
  mail,
  mailNomme,
  variablesContrat,
  vers,
  votreContrat,
} from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = { renforts: 'texte', ...variablesContrat } as const
const avec = { prix: 'montant' } as const

const { ajoutRecu, ajoutFait, retraitRecu, retraitFait } = defineMails('options', variables, {
  ajoutRecu: {
    avec,
    ...mail(
      'Nous avons reçu votre demande de renfort',
      `Vous avez demandé d’ajouter ((renforts)), à ((prix)) par mois, à ${votreContrat}, à partir du ((effet)).`,
      dIciLa,
    ),
  },
  ajoutFait: {
    avec,
    ...mailNomme(
      'Un renfort est ajouté',
      '((renforts)) complète votre contrat',
      `Depuis le ((effet)), ((renforts)) complète ${votreContrat}, pour ((prix)) par mois. Vos prochaines cotisations en tiennent compte.`,
      vers('Voir mes garanties'),
    ),
  },
  retraitRecu: mail(
    'Nous avons reçu votre demande sur vos renforts',
    `Vous avez demandé de retirer ((renforts)) de ${votreContrat}, à partir du ((effet)).`,
    dIciLa,
  ),
  retraitFait: mail(
    'Vos renforts ont changé',
    `Depuis le ((effet)), ${votreContrat}, ne comprend plus ((renforts)). Vos prochaines cotisations en tiennent compte.`,
    vers('Voir mes garanties'),
  ),
})

export const ajout = { recue: ajoutRecu, appliquee: ajoutFait }
export const retrait = { recue: retraitRecu, appliquee: retraitFait }

export const optionsMots = [ajoutRecu, ajoutFait, retraitRecu, retraitFait]
