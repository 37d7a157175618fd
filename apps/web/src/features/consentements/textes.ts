export const textes = {
  // Given by the specification, to the letter.
  prisEnCompte: 'Nous avons bien pris en compte votre consentement.',
  titre: 'Vos consentements',
  chapo: 'Répondez librement\u00a0: vous pourrez changer d’avis à tout moment dans votre profil.',
  accepter: 'J’accepte',
  refuser: 'Je refuse',
  reponse: (reponse: string, libelle: string) => `${reponse}\u00a0: ${libelle}`,
  plusTard: 'Répondre plus tard',
  etat: (isAccepted: boolean | null) =>
    isAccepted === null ? 'Sans réponse' : isAccepted ? 'Accepté' : 'Refusé',
  enAttente: (isAccepted: boolean) =>
    `Vous avez répondu «\u00a0${isAccepted ? 'J’accepte' : 'Je refuse'}\u00a0»\u00a0: un conseiller doit encore l’enregistrer.`,
  suivre: 'Suivre ma demande',
  depuis: (jour: string) => `depuis le ${jour}`,
  aucun: 'Aucun consentement à donner',
  aucunTexte: 'Nous ne vous demandons rien pour le moment.',
} as const
