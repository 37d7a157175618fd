import { defineMails, mailNomme } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! ». */
const variables = { quoi: 'texte', remboursement: 'jour?' } as const

export const { faite } = defineMails('renonciation', variables, {
  faite: mailNomme(
    'Une renonciation est faite',
    'Votre renonciation est enregistrée',
    '((quoi))\u00a0: comme si vous ne l’aviez jamais souscrit. Votre renonciation vaut dès son envoi, sans que nous ayons à l’accepter.',
    '((si remboursement))Ce que vous avez payé vous est rendu au plus tard le ((remboursement)).((sinon))Rien n’avait commencé\u00a0: rien n’est à payer.((fin))',
  ),
})

export const renonciationMots = [faite]
