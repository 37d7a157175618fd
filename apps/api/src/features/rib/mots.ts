import { defineMail } from '@espace-adherent/domain'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = { nomOffre: 'texte', numero: 'texte', nouveau: 'texte', lien: 'lien' } as const
const contrat = '((nomOffre)), n°\u00a0((numero))'
const suivre = { lien: 'lien', libelle: 'Suivre ma demande' } as const
const pasMoi =
  'Vous n’êtes pas à l’origine de cette demande\u00a0? Changez votre mot de passe et prévenez-nous sans attendre.'

export const recue = defineMail({
  key: 'rib.recue',
  variables,
  sujet: 'Nous avons reçu vos coordonnées bancaires',
  corps: [
    `Vous avez demandé que les remboursements de votre contrat ${contrat} soient versés sur le compte ((nouveau)).`,
    'Votre demande sera traitée dans les plus brefs délais. D’ici là, rien ne change pour vos remboursements.',
    suivre,
    pasMoi,
  ],
})

export const modifiee = defineMail({
  key: 'rib.modifiee',
  variables: { ...variables, ancien: 'texte?' },
  sujet: 'Vos coordonnées bancaires ont été modifiées',
  corps: [
    `Les remboursements de votre contrat ${contrat} seront désormais versés sur le compte ((nouveau)).`,
    '((si ancien))Ils l’étaient jusqu’ici sur le compte ((ancien)).((fin))',
    suivre,
    pasMoi,
  ],
})

export const ribMots = [recue, modifiee]
