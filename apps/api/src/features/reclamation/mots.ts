import { defineMail } from '@espace-adherent/domain'
import { vers } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! ». */
export const repondue = defineMail({
  key: 'reclamation.repondue',
  libelle: 'Une réclamation a sa réponse',
  variables: { sujet: 'texte', lien: 'lien' },
  sujet: 'Notre réponse à votre réclamation',
  corps: [
    'Nous avons étudié votre réclamation («\u00a0((sujet))\u00a0») et nous vous donnons raison.',
    vers('Lire la réponse'),
  ],
})

export const reclamationMots = [repondue]
