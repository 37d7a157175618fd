import { defineMail } from '@espace-adherent/domain'
import { suivre } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! ». */
export const fait = defineMail({
  key: 'droits.fait',
  libelle: 'Une demande sur ses données est satisfaite',
  variables: { droit: 'texte', reponse: 'jour?', lien: 'lien' },
  sujet: 'Vos données\u00a0: votre demande est traitée',
  corps: ['Nous avons fait ce que vous demandiez («\u00a0((droit))\u00a0»).', suivre],
})

export const recue = defineMail({
  key: 'droits.recue',
  libelle: 'Une demande sur ses données est reçue',
  variables: { droit: 'texte', reponse: 'jour?', lien: 'lien' },
  sujet: 'Vos données\u00a0: nous avons bien reçu votre demande',
  corps: [
    'Vous avez demandé\u00a0: «\u00a0((droit))\u00a0». ((si reponse))Nous vous répondons par écrit au plus tard le ((reponse)).((sinon))Nous vous répondons par écrit.((fin))',
    suivre,
  ],
})

export const droitsMots = [recue, fait]
