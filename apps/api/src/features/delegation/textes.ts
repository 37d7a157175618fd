import { enumere, formatDateLongue } from '@espace-adherent/domain'

export const textes = {
  domaines: enumere,
  soiMeme: 'C’est votre propre adresse e-mail\u00a0: indiquez celle de votre proche',
  tropDOuvertes:
    'Vous avez déjà cinq accès ouverts ou proposés\u00a0: retirez-en un pour en proposer un autre',
  dejaInvite:
    'Plusieurs invitations sont parties aujourd’hui à cette adresse\u00a0: réessayez demain, ou dites à votre proche de regarder dans ses courriers indésirables.',
  tropDInvitations: 'Vous avez déjà envoyé plusieurs invitations aujourd’hui. Réessayez demain.',
  sonPropreEspace: 'Cette invitation est la vôtre\u00a0: transmettez-la à votre proche',
  notifications: {
    acceptee: (fin: string) => `Son accès prendra fin le ${formatDateLongue(fin)}.`,
    refusee: 'Rien n’a changé dans votre espace.',
    finie: 'Vous pouvez voir vos accès dans «\u00a0Mes données\u00a0».',
  },
} as const
