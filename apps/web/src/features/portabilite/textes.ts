import { de } from '@espace-adherent/domain/texte'

export const textes = {
  vide: 'Aucune portabilité en cours',
  videTexte: 'Ouvrez-en une quand un employeur vous déclare la fin d’un contrat de travail.',
  liste: 'Portabilités en cours',
  contrat: 'Contrat',
  ancien: 'Ancien salarié',
  du: 'Depuis le',
  jusquAu: 'Jusqu’au',
  aFaire: 'À faire',
  ouvrir: 'Ouvrir une portabilité',
  numero: 'Numéro de contrat',
  debutEmploi: 'Début du contrat de travail',
  finEmploi: 'Dernier jour du contrat de travail',
  allocations: 'Allocations de chômage jusqu’au',
  allocationsAide: 'Si l’attestation de France Travail l’indique. Sinon, laissez vide.',
  calcul: (mois: number, jour: string) =>
    `${mois} mois de portabilité au plus\u00a0: couvert jusqu’au ${jour} inclus.`,
  envoyer: 'Ouvrir et envoyer la lettre',
  ouverte: 'La portabilité est ouverte, la lettre est envoyée.',
  finir: 'Mettre fin plus tôt',
  finirTitre: (nom: string) => `Fin de la portabilité ${de(nom)}`,
  finirTexte:
    'Reprise d’un emploi, fin des allocations\u00a0: les garanties et la carte s’arrêtent ce jour-là au soir.',
  le: 'Dernier jour couvert',
  finie: 'La fin de la portabilité est enregistrée.',
  requis: 'Cette information est obligatoire',
  annuler: 'Annuler',
} as const
