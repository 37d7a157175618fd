import { defineMail } from '@espace-adherent/domain'

/** French typography: a no-break space stands before « : ; ? ! ». */
const gerer = { lien: 'lien', libelle: 'Voir les accès de mes proches' } as const

/** Nothing that somebody typed stands in it: nobody is made to write to a stranger. */
export const invitation = defineMail({
  key: 'delegation.invitation',
  libelle: 'Accès d’un proche\u00a0: invitation',
  variables: {
    titulaire: 'texte',
    domaines: 'texte',
    jusquAu: 'jour',
    avant: 'jour',
    accepter: 'lien',
  },
  sujet: '((titulaire)) vous propose de consulter son espace',
  corps: [
    '((titulaire)) vous propose de consulter une partie de son espace personnel ((assureur)), jusqu’au ((jusquAu)) inclus\u00a0: ((domaines)). Vous pourrez lire, sans rien pouvoir modifier.',
    'Pour répondre, connectez-vous avec votre propre compte ((assureur))\u00a0:',
    { lien: 'accepter', libelle: 'Voir l’invitation' },
    'Ce lien sert une fois, jusqu’au ((avant)). Vous ne connaissez pas cette personne\u00a0? Ne faites rien\u00a0: l’invitation s’éteindra d’elle-même.',
  ],
})

export const acceptee = defineMail({
  key: 'delegation.acceptee',
  libelle: 'Accès d’un proche\u00a0: accepté',
  variables: { proche: 'texte', domaines: 'texte', jusquAu: 'jour', lien: 'lien' },
  sujet: '((proche)) peut maintenant consulter votre espace',
  corps: [
    '((proche)) a accepté l’accès que vous lui avez proposé et peut lire, jusqu’au ((jusquAu)) inclus\u00a0: ((domaines)).',
    'Vous pouvez retirer cet accès à tout moment, et voir chaque fois que votre espace est ouvert\u00a0:',
    gerer,
  ],
})

export const refusee = defineMail({
  key: 'delegation.refusee',
  libelle: 'Accès d’un proche\u00a0: refusé',
  variables: { proche: 'texte', lien: 'lien' },
  sujet: 'Votre invitation n’a pas été acceptée',
  corps: ['((proche)) n’a pas souhaité accéder à votre espace. Rien n’a changé.', gerer],
})

/** To whoever loses it. */
export const retiree = defineMail({
  key: 'delegation.retiree',
  libelle: 'Accès d’un proche\u00a0: retiré par son titulaire',
  variables: { titulaire: 'texte', lien: 'lien' },
  sujet: '((titulaire)) a retiré votre accès à son espace',
  corps: ['((titulaire)) a retiré l’accès qui vous permettait de consulter son espace.', gerer],
})

/** To whoever gave it. */
export const rendue = defineMail({
  key: 'delegation.rendue',
  libelle: 'Accès d’un proche\u00a0: rendu par le proche',
  variables: { proche: 'texte', lien: 'lien' },
  sujet: '((proche)) ne consulte plus votre espace',
  corps: ['((proche)) a renoncé à l’accès que vous lui aviez donné.', gerer],
})

/** To both, on its day or when an account is closed. */
export const terminee = defineMail({
  key: 'delegation.terminee',
  libelle: 'Accès d’un proche\u00a0: arrivé à son terme',
  variables: { titulaire: 'texte', proche: 'texte', lien: 'lien' },
  sujet: 'Fin d’un accès entre proches',
  corps: [
    '((titulaire)) avait ouvert son espace à ((proche))\u00a0: cet accès est arrivé à son terme.',
    gerer,
  ],
})

export const delegationMots = [invitation, acceptee, refusee, retiree, rendue, terminee]
