import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'
import { denombre, insecables } from '@espace-adherent/domain/texte'

const montant = formatMontant

export const textes = {
  formulaire: 'Votre soin',
  pour: 'Pour qui\u00a0?',
  sansHistorique: 'Calculé sans ses soins passés',
  sansHistoriqueTexte:
    'Ces soins sont confidentiels\u00a0: ce qui a déjà servi de ses forfaits et plafonds de l’année n’est pas compté ici. Cette personne peut faire le calcul exact dans son espace.',
  acte: 'Quel soin\u00a0?',
  prix: 'À quel prix\u00a0?',
  prixAide: 'Le montant du devis ou du tarif affiché, pour l’ensemble',
  monture: 'Dont monture',
  montureAide: 'Le prix de la monture seule, si vous le connaissez',
  situation: 'Dans quelle situation\u00a0?',
  motif: 'Une raison de renouveler avant l’heure\u00a0?',
  sansMotif: 'Non, aucune',
  surdiCecite: 'La personne est-elle à la fois sourde et aveugle\u00a0?',
  renouvelable: 'Prise en charge déjà utilisée',
  renouvelableLe: (jour: string) =>
    `Ce soin sera de nouveau pris en charge à partir du ${formatDateLongue(jour)}.`,
  oreille: 'Pour quelle oreille\u00a0?',
  oreilleObligatoire: 'Choisissez l’oreille',
  base: 'Base de remboursement',
  baseAide:
    'Elle figure sur le devis ou la facture (BRSS), pour un acte. Laissez vide s’il n’y a pas de dépassement',
  coefficient: 'Coefficient de l’acte',
  coefficientAide: (code: string) =>
    `Le nombre qui suit ${code} sur l’ordonnance ou la facture, par exemple ${code}\u00a0${code === 'AMO' ? '12,1' : '4'}`,
  coefficientIncorrect: 'Indiquez le coefficient, de 0,1 à 150',
  commence: (age: number) =>
    `Le traitement a-t-il été accepté par l’Assurance maladie et commencé avant ${age}\u00a0ans\u00a0?`,
  gratuit: 'Un soin gratuit n’a rien à rembourser',
  gratuitTexte:
    'Si le professionnel demande un prix, indiquez-le\u00a0: c’est lui qui compte, même quand vous n’avancez pas les frais.',
  prixLimite: 'Ce prix dépasse la limite',
  quantite: 'Combien\u00a0?',
  unites: {
    nuit: 'Nombre de nuits',
    jour: 'Nombre de jours',
    seance: 'Nombre de séances, une par jour',
    boite: 'Nombre de boîtes',
    oeil: 'Nombre d’yeux',
  } as Record<string, string>,
  calculer: 'Calculer mon reste à charge',
  pourObligatoire: 'Indiquez la personne soignée',
  acteObligatoire: 'Choisissez un soin',
  quantiteIncorrecte: (max: number) => `Indiquez un nombre de 1 à ${max}`,
  resultat: 'Ce qu’il vous resterait à payer',
  resteA: (prenom: string, libelle: string) => insecables(`${libelle}, pour ${prenom}`),
  prixDemande: 'Prix du soin',
  plafonds: 'Vos plafonds de l’année, ce soin compris',
  selonAssureur:
    'Une partie de ces plafonds vient de soins remboursés selon votre assureur, par d’autres règles que celles de cette simulation\u00a0: en cas d’écart, c’est son compte qui fait foi.',
  natures: {
    participation: 'Participation forfaitaire',
    franchise: 'Franchise médicale',
    unites: 'Prises en charge',
    enveloppe: 'Forfait annuel',
  },
  consomme: (nature: string, consomme: number, plafond: number, reste: number) =>
    nature === 'unites'
      ? `${denombre(consomme, 'utilisée')} sur ${plafond}, ${reste === 0 ? 'plus aucune' : `encore ${reste}`} cette année`
      : `${montant(consomme)} sur ${montant(plafond)}, il reste ${montant(reste)}`,
  alternative: (libelle: string, depense: number, reste: number, is100Sante: boolean) =>
    is100Sante
      ? `Dans l’offre 100\u00a0% Santé (${libelle.replace(' · 100 % Santé', '')})\u00a0: à ${montant(depense)} au plus, il vous resterait ${montant(reste)}. Demandez un devis à votre professionnel de santé, il est tenu de vous le proposer.`
      : `${insecables(libelle)}\u00a0: au même tarif, il vous resterait ${montant(reste)}.`,
  note: 'Estimation calculée avec vos garanties et vos soins remboursés cette année, dans la situation indiquée. Le remboursement définitif dépend de l’acte facturé.',
  quoi: 'Que voulez-vous simuler\u00a0?',
  unSoin: 'Un soin',
  unSejour: 'Un séjour à l’hôpital',
  sejour: {
    formulaire: 'Votre séjour',
    entree: 'Date d’entrée',
    nuits: 'Nombre de nuits',
    nuitsAide: '0 pour une entrée et une sortie le même jour',
    nuitsIncorrectes: (max: number) => `Indiquez un nombre de nuits de 0 à ${max}`,
    psychiatrie: 'Séjour en psychiatrie',
    fraisSejour: 'Frais de séjour',
    facultatif: 'Laissez vide si vous ne le savez pas',
    chirurgien: 'Honoraires du chirurgien',
    baseChirurgien: 'Base de remboursement du chirurgien',
    optamChirurgien: 'Le chirurgien adhère à l’OPTAM',
    anesthesiste: 'Honoraires de l’anesthésiste',
    baseAnesthesiste: 'Base de remboursement de l’anesthésiste',
    optamAnesthesiste: 'L’anesthésiste adhère à l’OPTAM',
    baseAide: 'Elle figure sur le devis, souvent sous le nom de BRSS',
    chambre: 'Chambre particulière, par nuit',
    chambreAide: 'Laissez vide pour une chambre double',
    sujet: (prenom: string) => `Un séjour à l’hôpital, pour ${prenom}`,
    total: ({ depense, ro, rc }: { depense: number; ro: number; rc: number }) =>
      `Coût du séjour ${montant(depense)}\u00a0: l’Assurance maladie paie ${montant(ro)}, votre contrat ${montant(rc)}.`,
    poste: (libelle: string, quantite: number) =>
      quantite > 1 ? `${libelle} ×\u00a0${quantite}` : libelle,
    reste: (reste: number) => `reste ${montant(reste)}`,
    note: 'Le forfait journalier est compté chaque jour, celui de la sortie compris, au tarif de ce jour. À partir du 31e jour, l’Assurance maladie paie tous les frais de séjour. Après un passage aux urgences suivi d’une hospitalisation, il n’y a pas de forfait patient urgences. Télévision et téléphone ne sont jamais pris en charge.',
  },
  suspendu: 'Vos garanties sont suspendues',
  suspenduTexte:
    'Pendant la suspension, aucun soin n’est remboursé\u00a0: il n’y a rien à simuler. Vos garanties reprennent à midi, le lendemain du jour où tout est payé.',
  termine: (le: string) => `Ce contrat a pris fin le ${formatDateLongue(le)}`,
  termineTexte:
    'Ce contrat ne rembourse plus les soins à venir. Choisissez un contrat en cours en haut de la page pour simuler un remboursement.',
  indisponible: 'Ce contrat ne rembourse pas de soins',
  indisponibleTexte:
    'Choisissez un contrat santé en haut de la page pour simuler un remboursement.',
  annonce: (reste: number) => `Il vous resterait ${montant(reste)} à payer`,
  attente: 'Calcul en cours…',
} as const
