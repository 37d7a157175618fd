import { defineMail, defineSms } from '@espace-adherent/domain'

/** French typography: a no-break space stands before « : ; ? ! ». */
const pasMoi =
  'Si vous n’êtes pas à l’origine de ce changement, changez votre mot de passe et contactez-nous sans attendre.'

export const codeParMail = defineMail({
  key: 'securite.codeMail',
  isAttendu: true,
  variables: { objet: 'texte', code: 'texte', minutes: 'nombre' },
  sujet: 'Votre code de sécurité',
  corps: [
    'Voici le code de sécurité demandé pour ((objet))\u00a0:',
    { code: 'code' },
    'Ce code est valable ((minutes))\u00a0minutes et ne sert qu’une seule fois.',
    'Ne le communiquez à personne\u00a0: aucun conseiller de ((assureur)) ne vous le demandera.',
    'Si vous n’avez rien demandé, ne tenez pas compte de ce message. Par précaution, changez votre mot de passe.',
  ],
})

/**
 * In text messages, no no-break space: it would cost the long alphabet, and with it half the length;
 * the same goes for the curved apostrophe.
 */
export const codeParSms = defineSms({
  key: 'securite.codeSms',
  isAttendu: true,
  libelle: 'Code de sécurité',
  variables: { code: 'texte', objet: 'texte', minutes: 'nombre' },
  indispensables: ['code'],
  texte:
    '((assureur)) : ((code)) est votre code pour ((objet)). Valable ((minutes)) min. Ne le donnez à personne.',
})

export const telephoneModifieParMail = defineMail({
  key: 'securite.telephoneModifieMail',
  variables: { nouveau: 'texte' },
  sujet: 'Votre numéro de téléphone a changé',
  corps: ['Le numéro de mobile de votre espace personnel est désormais le ((nouveau)).', pasMoi],
})

/** Told at the old number. */
export const telephoneModifieParSms = defineSms({
  key: 'securite.telephoneModifieSms',
  libelle: 'Numéro de téléphone modifié',
  variables: {},
  texte:
    "((assureur)) : le numéro de téléphone de votre espace personnel a changé. Si ce n'est pas vous, contactez-nous.",
})

export const applicationAjoutee = defineMail({
  key: 'securite.applicationAjoutee',
  variables: {},
  sujet: 'Une application d’authentification protège votre compte',
  corps: [
    'Une application d’authentification vient d’être associée à votre compte. Elle vous donnera le code demandé après votre mot de passe.',
    pasMoi,
  ],
})

export const applicationRetiree = defineMail({
  key: 'securite.applicationRetiree',
  variables: {},
  sujet: 'L’application d’authentification de votre compte est retirée',
  corps: [
    'L’application d’authentification qui donnait les codes de votre compte vient d’en être retirée. Votre mobile ou votre clé d’accès la remplacent.',
    pasMoi,
  ],
})

/** `codeDemande`: to those whose space asks for a code all the same. */
export const protectionDesactivee = defineMail({
  key: 'securite.protectionDesactivee',
  variables: { codeDemande: 'condition' },
  sujet: 'La vérification en deux étapes est désactivée',
  corps: [
    '((si codeDemande))La vérification en deux étapes que vous aviez demandée est désactivée. Un code de sécurité vous est toujours demandé pour vous connecter, comme à toutes les personnes qui ont accès à l’administration.((sinon))Aucun code de sécurité ne vous sera plus demandé pour vous connecter à votre espace personnel.((fin))',
    pasMoi,
  ],
})

/** Of an account that was bound to another provider before. */
export const identiteRattachee = defineMail({
  key: 'securite.identiteRattachee',
  variables: {},
  sujet: 'Votre espace est rattaché à un nouveau service de connexion',
  corps: [
    'Vous venez de vous connecter à votre espace personnel par le nouveau service de connexion de ((assureur)), et un code de sécurité a confirmé qu’il s’agissait de vous. L’ancien service de connexion n’y donne plus accès.',
    'Si vous n’êtes pas à l’origine de cette connexion, contactez-nous sans attendre.',
  ],
})

export const securiteMots = [
  codeParMail,
  codeParSms,
  telephoneModifieParMail,
  telephoneModifieParSms,
  applicationAjoutee,
  applicationRetiree,
  protectionDesactivee,
  identiteRattachee,
]
