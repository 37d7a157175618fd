import { defineMail } from '@espace-adherent/domain'

const gerer = { lien: 'lien', libelle: 'Voir qui voit mes soins' } as const

/** Neither says anything of what the care is. */
export const accordDonne = defineMail({
  key: 'confidentialite.accordDonne',
  libelle: 'Qui voit mes soins\u00a0: accord donné',
  variables: { adherent: 'texte', lien: 'lien' },
  sujet: '((adherent)) peut maintenant voir vos soins',
  corps: [
    'À votre demande, ((adherent)) voit désormais le détail de vos soins et de vos remboursements dans son espace ((assureur)).',
    'Vous pouvez retirer votre accord à tout moment. Vous n’avez rien demandé\u00a0? Retirez-le et changez votre mot de passe\u00a0:',
    gerer,
  ],
})

export const accordRetire = defineMail({
  key: 'confidentialite.accordRetire',
  libelle: 'Qui voit mes soins\u00a0: accord retiré',
  variables: { adherent: 'texte', lien: 'lien' },
  sujet: '((adherent)) ne voit plus le détail de vos soins',
  corps: [
    'À votre demande, ((adherent)) ne voit plus dans son espace que le total de vos remboursements, sans les soins, les professionnels ni vos documents.',
    gerer,
  ],
})

export const confidentialiteMots = [accordDonne, accordRetire]
