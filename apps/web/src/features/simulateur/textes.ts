import { formatMontant } from '@espace-adherent/domain/montants'
import { insecables } from '@espace-adherent/domain/texte'

const montant = formatMontant

export const textes = {
  formulaire: 'Votre soin',
  pour: 'Pour qui\u00a0?',
  acte: 'Quel soin\u00a0?',
  prix: 'À quel prix\u00a0?',
  prixAide: 'Le montant du devis ou du tarif affiché, pour l’ensemble',
  monture: 'Dont monture',
  montureAide: 'Le prix de la monture seule, si vous le connaissez',
  situation: 'Dans quelle situation\u00a0?',
  prixLimite: 'Ce prix dépasse la limite',
  quantite: 'Combien\u00a0?',
  unites: {
    nuit: 'Nombre de nuits',
    jour: 'Nombre de jours',
    seance: 'Nombre de séances',
    boite: 'Nombre de boîtes',
    oreille: 'Nombre d’appareils',
  } as Record<string, string>,
  calculer: 'Calculer mon reste à charge',
  pourObligatoire: 'Indiquez la personne soignée',
  acteObligatoire: 'Choisissez un soin',
  quantiteIncorrecte: (max: number) => `Indiquez un nombre de 1 à ${max}`,
  resultat: 'Ce qu’il vous resterait à payer',
  resteA: (prenom: string, libelle: string) => insecables(`${libelle}, pour ${prenom}`),
  prixDemande: 'Prix du soin',
  plafonds: 'Vos plafonds de l’année, ce soin compris',
  natures: {
    participation: 'Participation forfaitaire',
    franchise: 'Franchise médicale',
    unites: 'Prises en charge',
    enveloppe: 'Forfait annuel',
  },
  consomme: (nature: string, consomme: number, plafond: number, reste: number) =>
    nature === 'unites'
      ? `${consomme} sur ${plafond} utilisées, ${reste === 0 ? 'plus aucune' : `encore ${reste}`} cette année`
      : `${montant(consomme)} sur ${montant(plafond)}, il reste ${montant(reste)}`,
  alternative: (libelle: string, depense: number, reste: number, is100Sante: boolean) =>
    is100Sante
      ? `Dans l’offre 100\u00a0% Santé (${libelle.replace(' · 100 % Santé', '')})\u00a0: à ${montant(depense)} au plus, il vous resterait ${montant(reste)}. Demandez un devis à votre professionnel de santé, il est tenu de vous le proposer.`
      : `${insecables(libelle)}\u00a0: au même tarif, il vous resterait ${montant(reste)}.`,
  note: 'Estimation calculée avec vos garanties et vos soins remboursés cette année, dans la situation indiquée. Le remboursement définitif dépend de l’acte facturé.',
  indisponible: 'Ce contrat ne rembourse pas de soins',
  indisponibleTexte:
    'Choisissez un contrat santé en haut de la page pour simuler un remboursement.',
  annonce: (reste: number) => `Il vous resterait ${montant(reste)} à payer`,
  attente: 'Calcul en cours…',
} as const
