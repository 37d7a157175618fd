/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  chapo: 'Nous dire ce qui ne va pas, et recevoir une réponse écrite sous deux mois.',
  etapes: { reclamation: 'Votre réclamation' },
  accuse: 'Accuser réception',
  reponse: 'Répondre',
  objet: 'Sujet',
  depuis: 'Depuis le',
  message: 'Ce qui s’est passé',
  attendu: 'Ce que vous attendez',
  piece: 'Documents',
  raison: 'Facultatif\u00a0: un courrier, un relevé, une capture d’écran.',
} as const
