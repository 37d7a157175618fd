import { formatMontant } from '@espace-adherent/domain/montants'
import { denombre, enJours, enJoursOuvres } from '@espace-adherent/domain/texte'

export const textes = {
  type: 'Ce qui est arrivé',
  date: 'Date du sinistre',
  dateArret: 'Premier jour d’arrêt',
  dateEntree: 'Date d’entrée',
  dateDeces: 'Date du décès',
  dateFin: 'Fin prévue, si vous la connaissez',
  declarant: 'Qui nous écrit\u00a0?',
  declarantAide:
    'Cet espace est au nom de la personne décédée. Votre prénom, votre nom et votre lien avec elle suffisent.',
  employeur: 'Employeur',
  circonstances: 'Circonstances de l’accident',
  circonstancesAide: 'Où, comment, avec qui. Aucun détail médical ne vous est demandé.',
  sousFranchise: ({ jours, franchise }: { jours: number; franchise: number }) =>
    `Un arrêt de ${enJours(jours)}, quand votre contrat paie à partir du ${franchise + 1}e`,
  sousFranchiseTexte:
    'Rien n’est dû pour l’instant. Déclarez-le tout de même\u00a0: s’il est prolongé, ses jours comptent déjà.',
  pieces: 'Une photo lisible de chaque page suffit. Vous pouvez joindre plusieurs fichiers.',
  professionnel: 'Professionnel ou établissement',
  professionnelAide: 'Tel que la facture le nomme',
  dateSoins: 'Date des soins',
  quelSoin: 'Quel soin\u00a0?',
  inconnu: 'Je ne sais pas quel soin\u00a0: on s’en occupe',
  inconnuAide: (jours = 5) => `Nous lisons la facture pour vous, en ${enJoursOuvres(jours)}.`,
  connu: 'Je le trouve dans la liste',
  connuAide: 'Votre remboursement se calcule tout de suite.',
  autreSoin: 'Autre soin, qui n’est pas dans la liste',
  cherche: {
    rechercher: 'Chercher un soin',
    rechercherAide: 'Kiné, lunettes, prise de sang, couronne…',
    aucun:
      'Aucun soin ne correspond. Essayez un autre mot, ou choisissez «\u00a0Autre soin\u00a0».',
    trouves: (nombre: number) =>
      nombre > 6
        ? `${denombre(nombre, 'soin')} possibles, les plus proches d’abord`
        : denombre(nombre, 'soin'),
  },
  precision: 'Ce que dit la facture',
  precisionAide: 'Quelques mots suffisent\u00a0: nous lisons la facture.',
  combien: 'Combien avez-vous payé\u00a0?',
  combienAide:
    'Le total écrit en bas, dépassements compris. Si vous hésitez, laissez vide\u00a0: nous le lirons.',
  certifie: 'J’ai payé cette facture et je garde l’original.',
  envoyer: 'Envoyer ma facture',
  signal: { info: 'Bon à savoir', warning: 'À vérifier' },
  quantite: 'Quantité',
  prix: 'Prix payé',
  roPaye: 'Déjà remboursé par l’Assurance maladie',
  roPayeAide: 'Laissez vide si vous ne le savez pas\u00a0: nous le calculons.',
  monture: 'Dont monture',
  montureAide: 'Le prix de la monture seule, s’il est sur la facture',
  base: 'Base de remboursement',
  baseAide: 'Pour l’ensemble, si elle est sur la facture',
  oreille: 'Pour quelle oreille\u00a0?',
  situation: 'Situation',
  soins: {
    un: (rang: number) => `Soin ${rang}`,
    ajouter: 'Ajouter un soin',
    retirer: 'Retirer',
    retirerUn: (rang: number) => `Retirer le soin ${rang}`,
  },
  enCours: 'Vos déclarations en cours d’examen',
  envoyeLe: (reference: string, jour: string) => `N°\u00a0${reference}, envoyée le ${jour}`,
  suivre: 'Suivre ma demande',
  aucunSante: 'Aucune facture en cours',
  aucunSanteTexte:
    'Des soins que votre carte Vitale n’a pas transmis\u00a0? Envoyez la facture\u00a0: une fois acceptée, elle est dans vos remboursements.',
  aucun: 'Aucun sinistre déclaré',
  aucunTexte:
    'Arrêt de travail, invalidité, accident, hospitalisation, décès\u00a0: déclarez-le ici, nous vous disons la suite.',
  pour: (prenom: string) => `Pour ${prenom}`,
  depuis: (jour: string) => `le ${jour}`,
  duAu: (debut: string, fin: string) => `du ${debut} au ${fin}`,
  avancement: (quoi: string) => `Avancement\u00a0: ${quoi}`,
  aVenir: 'à venir',
  indemnites: {
    titre: 'Vos indemnités',
    natures: { ij: 'Indemnités journalières', rente: 'Rente' },
    ligne: (nature: string, du: string, au: string) => `${nature} du ${du} au ${au}`,
    montant: (montant: string, le: string | null) =>
      le === null ? `${montant}, en attente de versement` : `${montant}, versés le ${le}`,
    pourquoiPeriode: (du: string, au: string) => `Pourquoi ce montant\u00a0? Du ${du} au ${au}`,
    total: (montant: string) => `Indemnité\u00a0: ${montant}`,
  },
  estimation: {
    titre: 'Votre remboursement',
    vide: 'Indiquez un soin et son prix\u00a0: le remboursement se calcule ici, au fur et à mesure.',
    facture: 'Montant de la facture',
    paye: 'Prix payé',
    prixLimite: 'Ce prix dépasse la limite',
    pourquoi: 'Pourquoi ce montant\u00a0?',
    pourquoiSoin: (libelle: string) => `Pourquoi ce montant\u00a0? ${libelle}`,
    note: 'Calculée avec vos garanties et vos soins de l’année. Vous la retrouvez avant d’envoyer.',
    annonce: (rc: number, reste: number) =>
      `Remboursement estimé\u00a0: ${formatMontant(rc)}, reste à charge ${formatMontant(reste)}`,
  },
} as const
