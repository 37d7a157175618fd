import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { ajouteOuvres } from '../calendrier/ouvres.ts'

/** What of a person or a contract is looked at as one, when a file of the insurer's system meets what was done here. */
export const libellesGroupeGarde = {
  'personne.adresse': 'Adresse',
  'personne.telephone': 'Téléphone',
  'personne.identite': 'État civil et situation',
  'personne.regime': 'Régime obligatoire',
  'contrat.compte': 'Compte des remboursements',
  'contrat.mandats': 'Mandat de prélèvement',
  'contrat.assures': 'Personnes couvertes',
  'contrat.options': 'Renforts',
  'contrat.offre': 'Niveau de garanties',
  'contrat.etat': 'Fin du contrat',
  'contrat.cotisations': 'Cotisations',
  'contrat.carte': 'Carte de tiers payant',
  'assure.compte': 'Compte personnel',
} as const
export type GroupeGarde = keyof typeof libellesGroupeGarde

/** What of a group has changed, as staff call it: a column, or a list of the contract. */
export const libellesPartieGarde = {
  adresse: 'Adresse',
  codePostal: 'Code postal',
  telephone: 'Téléphone',
  codeCivilite: 'Civilité',
  nom: 'Nom',
  prenom: 'Prénom',
  nomPatronymique: 'Nom de naissance',
  dateNaissance: 'Date de naissance',
  rangGemellaire: 'Ordre de naissance (jumeaux)',
  sexe: 'Sexe',
  codeSituationFamiliale: 'Situation familiale',
  employeur: 'Employeur',
  nir: 'Numéro de sécurité sociale',
  codeRegime: 'Régime',
  organisme: 'Caisse',
  isTeletransmission: 'Télétransmission',
  compte: 'Compte bancaire',
  codeModePaiement: 'Mode de paiement',
  codeModePaiementCotisation: 'Mode de paiement des cotisations',
  nomOffre: 'Niveau',
  etat: 'État',
  dateFin: 'Date de fin',
  montant: 'Montant',
  dateEcheance: 'Échéance',
  assures: 'Personnes couvertes',
  anciens_assures: 'Personnes qui ne sont plus couvertes',
  anciennes_offres: 'Anciens niveaux',
  options: 'Renforts',
  cartes: 'Carte de tiers payant',
  mandats: 'Mandats',
} as const
export type PartieGarde = keyof typeof libellesPartieGarde

/**
 * Where stands what a member changed here, as long as the insurer's system does not say the same: nobody need look yet;
 * it is late; a clerk wants it kept; taken over; replaced by something else, which a clerk has to see; a clerk lets the
 * file decide.
 */
export const libellesEtatGarde = {
  ouverte: 'En attente de reprise',
  'non-reprise': 'Non repris par le système de gestion',
  maintenue: 'Gardé',
  reprise: 'Repris',
  conflit: 'Remplacé par le système de gestion',
  vue: 'Remplacé, vu',
  levee: 'Laissé au système de gestion',
} as const
export type EtatGarde = keyof typeof libellesEtatGarde

/** In working days: how long the insurer's system has to take over what a member changed. */
export const REPRISE_JOURS = 5

/** The last day of which what was changed is late by now: its fifth working day is over. */
export function seuilNonReprise(jour: DateCalendaire): DateCalendaire {
  let le = addDays(jour, -REPRISE_JOURS - 1)
  while (ajouteOuvres(le, REPRISE_JOURS) >= jour) le = addDays(le, -1)
  return le
}
