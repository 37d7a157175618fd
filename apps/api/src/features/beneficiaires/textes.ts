import { de, denombre } from '@espace-adherent/domain'

export const textes = {
  personne: 'Personne',
  nee: (prenom: string, nom: string, sexe: 'F' | 'M', date: string) =>
    `${prenom} ${nom}, ${sexe === 'F' ? 'née' : 'né'} le ${date}`,
  lien: 'Lien',
  nir: 'Sécurité sociale',
  rattache: (prenom: string) => `Numéro ${de(prenom)}`,
  organisme: 'Caisse d’assurance maladie',
  teletransmission: 'Décomptes',
  directs: 'Transmis directement par l’Assurance maladie',
  nonTransmis: 'À nous envoyer',
  couvertDes: 'Date de couverture',
  couverture: (prenom: string) => `Couverture ${de(prenom)}`,
  couvert: 'En cours',
  raison: 'Raison',
  carte: 'Carte de tiers payant',
  personnes: (nombre: number) => denombre(nombre, 'personne'),
  dejaCouverte: 'Cette personne est déjà couverte par votre contrat',
  plusCouverte: 'Cette personne n’est plus couverte par votre contrat',
  contratInactif: 'Ce contrat n’est plus en vigueur',
} as const
