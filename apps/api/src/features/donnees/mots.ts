import { defineEdition, defineMail } from '@espace-adherent/domain'

/** Says nothing of the person: whoever reads it over their shoulder learns nothing. */
export const copiePrete = defineMail({
  key: 'donnees.copiePrete',
  libelle: 'La copie des données personnelles est prête',
  variables: { jusquAu: 'jour', lien: 'lien' },
  sujet: 'La copie de vos données est prête',
  corps: [
    'La copie de vos données personnelles que vous avez demandée est prête. Vous pouvez la télécharger dans votre espace jusqu’au ((jusquAu)).',
    { lien: 'lien', libelle: 'Télécharger mes données' },
    'Vous n’avez rien demandé\u00a0? Changez votre mot de passe et prévenez-nous.',
  ],
})

export const copieDonnees = defineEdition({
  key: 'edition.copieDonnees',
  libelle: 'Copie des données personnelles',
  variables: { jour: 'jour' },
  textes: {
    titre: 'Vos données personnelles',
    intro:
      'Voici ce que votre espace personnel conserve à votre sujet au ((jour)). Un second fichier (JSON), destiné aux logiciels, contient les mêmes informations dans tous leurs détails.',
    masque:
      'Pour votre sécurité, le numéro de sécurité sociale, les numéros de téléphone et les comptes bancaires sont masqués en partie.',
    proches:
      'Les soins de vos proches de 16\u00a0ans et plus n’y figurent pas\u00a0: ils peuvent demander leur propre copie.',
  },
})

export const donneesMots = [copiePrete, copieDonnees]
