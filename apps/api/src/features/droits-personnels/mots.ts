import { defineMails, mailNomme } from '../demandes/index.ts'

const variables = { droit: 'texte', reponse: 'jour?' } as const

/** French typography: a no-break space stands before « : ; ? ! ». */
export const { fait: appliquee, recue } = defineMails('droits', variables, {
  fait: mailNomme(
    'Une demande sur ses données est satisfaite',
    'Vos données\u00a0: votre demande est traitée',
    'Nous avons fait ce que vous demandiez («\u00a0((droit))\u00a0»).',
  ),
  recue: mailNomme(
    'Une demande sur ses données est reçue',
    'Vos données\u00a0: nous avons bien reçu votre demande',
    'Vous avez demandé\u00a0: «\u00a0((droit))\u00a0». ((si reponse))Nous vous répondons par écrit au plus tard le ((reponse)).((sinon))Nous vous répondons par écrit.((fin))',
  ),
})

export const droitsMots = [recue, appliquee]
