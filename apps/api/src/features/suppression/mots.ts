import { defineMail } from '@espace-adherent/domain'
import { suivre } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! ». */
const annuler = { lien: 'annuler', libelle: 'Annuler la suppression' } as const
const contrats =
  'Vos contrats, vos garanties et vos remboursements ne changent pas\u00a0: seul l’espace en ligne est fermé.'
const pasMoi =
  'Ce n’est pas vous, ou vous avez changé d’avis\u00a0? Un clic suffit, sans vous connecter'

export const recue = defineMail({
  key: 'suppression.recue',
  libelle: 'Suppression de compte\u00a0: demande reçue',
  variables: { annuler: 'lien', lien: 'lien' },
  sujet: 'Nous avons reçu votre demande de suppression de compte',
  corps: [
    'Vous avez demandé la suppression de votre compte ((assureur)). Un conseiller la vérifie, puis vous dit par e-mail quel jour votre espace sera fermé. D’ici là, rien ne change.',
    contrats,
    `${pasMoi}\u00a0:`,
    annuler,
    suivre,
  ],
})

export const planifiee = defineMail({
  key: 'suppression.planifiee',
  libelle: 'Suppression de compte\u00a0: fermeture prévue',
  variables: { effet: 'jour', dernier: 'jour', annuler: 'lien', lien: 'lien?' },
  sujet: 'Votre espace sera fermé le ((effet))',
  corps: [
    'La suppression de votre compte ((assureur)) est demandée\u00a0: votre espace sera fermé le ((effet)). Tous les appareils qui y étaient connectés viennent d’être déconnectés.',
    contrats,
    `${pasMoi}, jusqu’au ((dernier)) inclus\u00a0:`,
    annuler,
  ],
})

export const annulee = defineMail({
  key: 'suppression.annulee',
  libelle: 'Suppression de compte\u00a0: annulée',
  variables: { reference: 'texte', lien: 'lien' },
  sujet: 'Votre espace reste ouvert',
  corps: [
    'La demande n°\u00a0((reference)) est annulée\u00a0: votre espace personnel reste ouvert, avec tout ce qu’il contient.',
    'Vous n’aviez rien demandé\u00a0? Changez votre mot de passe sans attendre\u00a0: quelqu’un a peut-être accès à votre espace.',
    suivre,
  ],
})

export const fermee = defineMail({
  key: 'suppression.fermee',
  libelle: 'Suppression de compte\u00a0: espace fermé',
  variables: {},
  sujet: 'Votre espace est fermé',
  corps: [
    'Votre compte ((assureur)) est supprimé, comme vous l’aviez demandé. Vous ne recevrez plus de message de cet espace.',
    contrats,
    'Tant que vous avez un contrat, vous pouvez créer un nouvel espace quand vous le souhaitez.',
  ],
})

export const suppressionMots = [recue, planifiee, annulee, fermee]
