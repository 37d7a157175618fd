import { defineMails, mailNomme, vers } from '../demandes/index.ts'

const variables = { sujet: 'texte', reponse: 'jour?' } as const

/** French typography: a no-break space stands before « : ; ? ! ». */
export const { repondue: appliquee, recue } = defineMails('reclamation', variables, {
  repondue: mailNomme(
    'Une réclamation a sa réponse',
    'Notre réponse à votre réclamation',
    'Nous avons étudié votre réclamation («\u00a0((sujet))\u00a0») et nous vous donnons raison.',
    vers('Lire la réponse'),
  ),
  recue: mailNomme(
    'Une réclamation est reçue',
    'Nous avons bien reçu votre réclamation',
    'Votre réclamation porte sur «\u00a0((sujet))\u00a0». ((si reponse))Nous vous répondons par écrit au plus tard le ((reponse)).((sinon))Nous vous répondons par écrit.((fin))',
  ),
})

export const reclamationMots = [recue, appliquee]
