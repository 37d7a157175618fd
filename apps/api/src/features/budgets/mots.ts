import { defineMail } from '@espace-adherent/domain'

/** French typography: a no-break space stands before « : ; ? ! ». */
export const autresDemandes = defineMail({
  key: 'budgets.autresDemandes',
  libelle: 'D’autres demandes ont été faites avec cette adresse',
  variables: { nombre: 'nombre', isSeule: 'condition', depuis: 'instant', references: 'texte?' },
  sujet: 'D’autres demandes ont été faites avec votre adresse e-mail',
  corps: [
    '((si isSeule))Une autre demande a été faite((sinon))((nombre)) autres demandes ont été faites((fin)) avec cette adresse e-mail depuis le ((depuis)). Pour ne pas encombrer votre boîte, nous ne vous avons pas écrit à chaque fois.',
    '((si references))Ce que nous avons reçu porte ces références\u00a0: ((references)).((fin))',
    'Si vous n’avez rien demandé, prévenez-nous\u00a0: quelqu’un d’autre a écrit votre adresse.',
  ],
})

export const budgetsMots = [autresDemandes]
