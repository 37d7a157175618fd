import { defineMail } from '@espace-adherent/domain'
import { suivre, vers } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! ». */
export const repondue = defineMail({
  key: 'reclamation.repondue',
  libelle: 'Une réclamation a sa réponse',
  variables: { sujet: 'texte', reponse: 'jour?', lien: 'lien' },
  sujet: 'Notre réponse à votre réclamation',
  corps: [
    'Nous avons étudié votre réclamation («\u00a0((sujet))\u00a0») et nous vous donnons raison.',
    vers('Lire la réponse'),
  ],
})

export const recue = defineMail({
  key: 'reclamation.recue',
  libelle: 'Une réclamation est reçue',
  variables: { sujet: 'texte', reponse: 'jour?', lien: 'lien' },
  sujet: 'Nous avons bien reçu votre réclamation',
  corps: [
    '((si reponse))Nous vous répondons par écrit au plus tard le ((reponse)).((sinon))Nous vous répondons par écrit.((fin))',
    suivre,
  ],
})

export const reclamationMots = [recue, repondue]
