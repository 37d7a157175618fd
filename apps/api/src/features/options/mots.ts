import { defineMail } from '@espace-adherent/domain'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = {
  renforts: 'texte',
  nomOffre: 'texte',
  numero: 'texte',
  effet: 'jour',
  lien: 'lien',
} as const
const contrat = 'votre contrat ((nomOffre)), n°\u00a0((numero))'
const suivre = { lien: 'lien', libelle: 'Suivre ma demande' } as const
const dIci = 'Notre réponse vous parviendra par e-mail. D’ici là, rien ne change.'

export const ajoutRecu = defineMail({
  key: 'options.ajoutRecu',
  libelle: 'Un renfort à ajouter\u00a0: demande reçue',
  variables,
  sujet: 'Nous avons reçu votre demande de renfort',
  corps: [
    `Vous avez demandé d’ajouter ((renforts)) à ${contrat}, à partir du ((effet)).`,
    dIci,
    suivre,
  ],
})

export const ajoutFait = defineMail({
  key: 'options.ajoutFait',
  libelle: 'Un renfort est ajouté',
  variables,
  sujet: '((renforts)) complète votre contrat',
  corps: [
    `Depuis le ((effet)), ((renforts)) complète ${contrat}. Vos prochaines cotisations en tiennent compte.`,
    suivre,
  ],
})

export const retraitRecu = defineMail({
  key: 'options.retraitRecu',
  libelle: 'Un renfort à retirer\u00a0: demande reçue',
  variables,
  sujet: 'Nous avons reçu votre demande sur vos renforts',
  corps: [
    `Vous avez demandé de retirer ((renforts)) de ${contrat}, à partir du ((effet)).`,
    dIci,
    suivre,
  ],
})

export const retraitFait = defineMail({
  key: 'options.retraitFait',
  libelle: 'Un renfort est retiré',
  variables,
  sujet: 'Vos renforts ont changé',
  corps: [
    `Depuis le ((effet)), ${contrat}, ne comprend plus ((renforts)). Vos prochaines cotisations en tiennent compte.`,
    suivre,
  ],
})

export const optionsMots = [ajoutRecu, ajoutFait, retraitRecu, retraitFait]
