import type { Contrat } from '@espace-adherent/contract/contrats'
import type { Cotisations } from '@espace-adherent/contract/cotisations'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { formatEcart, formatMontant } from '@espace-adherent/domain/montants'
import { texteReprise } from '../contrats/index.ts'

/** What is paid today, and from each day on. */
const avenir = {
  titre: 'Votre cotisation',
  aujourdhui: 'Aujourd’hui',
  aPartirDu: (jour: string) => `À partir du ${jour}`,
  parMois: 'par mois',
  plusRien: 'Plus rien à payer',
  ecart: (cents: number) =>
    cents === 0
      ? 'comme aujourd’hui'
      : `soit ${formatMontant(Math.abs(cents))} ${cents > 0 ? 'de plus' : 'de moins'} qu’aujourd’hui`,
  changements: 'Ce qui va changer',
  parMoisTitre: 'Par mois',
  total: 'Total',
  montantEcart: formatEcart,
  demandeLe: (jour: string) => `Demandé le ${jour}`,
  voirDemande: (reference: string) => `Voir la demande ${reference}`,
  effetLe: (jour: string) => `Prend effet le ${jour}.`,
  sansEffet: 'Sans effet\u00a0: à cette date, ce changement ne sera plus possible.',
  annuler: 'Annuler',
  annulerCe: (libelle: string) => `Annuler\u00a0: ${libelle}`,
  jusquAu: (jour: string) => `Possible jusqu’au ${jour}`,
  tropTard: 'Prend effet aujourd’hui\u00a0: ne s’annule plus',
  pourquoi: 'Pourquoi ce changement\u00a0?',
  pourquoiTexte:
    'Le tarif est révisé chaque 1er\u00a0janvier et suit l’âge atteint dans l’année\u00a0: ce n’est pas un choix de votre part. La lettre qui l’annonce est dans vos documents.',
  pourquoiDocuments: 'Mes documents',
  pourquoiChoix: 'S’il ne vous convient pas, vous avez le choix\u00a0:',
  pourquoiGaranties: 'Revoir mes garanties',
  pourquoiPartir: 'Résilier',
  recalcul: 'Annuler un changement recalcule tout de suite ces montants et l’échéancier.',
  sans: (libelle: string, montant: number, jour: string | null) =>
    jour === null
      ? `Sans «\u00a0${libelle}\u00a0», vous paieriez toujours ${formatMontant(montant)} par mois.`
      : `Sans «\u00a0${libelle}\u00a0», vous paieriez ${formatMontant(montant)} par mois à partir du ${jour}.`,
  aucun: 'Aucun changement n’est prévu.',
}

export const textes = {
  avenir,
  pourquoi: 'Pourquoi ce montant',
  somme: (annee: number, { appele, paye, aVenir, rejete }: Cotisations['totaux']) =>
    `Année ${annee}\u00a0: ${formatMontant(appele)} = ${formatMontant(paye)} déjà payés + ${formatMontant(aVenir)} à venir${rejete > 0 ? ` + ${formatMontant(rejete)} à régler` : ''}.`,
  annee: (annee: number) => `Année ${annee}`,
  annees: 'Année affichée',
  paye: 'Déjà payé',
  aVenir: 'À venir',
  rejete: 'À régler',
  prochaine: 'Prochaine échéance',
  prochaineLe: (date: string) => `le ${date}`,
  sur: (appele: number) => `sur ${formatMontant(appele)} dans l’année`,
  aucuneProchaine: 'Aucune',
  rejetTitre: (montant: number, date: string) =>
    `Le prélèvement de ${formatMontant(montant)} du ${date} a été rejeté`,
  rejetTexte: (motif: string, conseil: string) => `${motif}. ${conseil}`,
  tropVerseTitre: (montant: number) => `Vous avez payé ${formatMontant(montant)} de trop`,
  tropVerseTexte:
    'Votre contrat a changé de prix, ou pris fin, après vos dernières échéances. Cette somme sera déduite des prochaines, ou vous sera rendue\u00a0: vous n’avez rien à faire.',
  aAppelerTitre: (montant: number) => `Il reste ${formatMontant(montant)} à payer plus tard`,
  aAppelerTexte:
    'Le prix de votre contrat a changé après l’annonce de vos échéances. Cette somme sera demandée avec une prochaine échéance\u00a0: vous n’avez rien à faire.',
  reports:
    'Quand un prix change après l’annonce d’une échéance, l’écart est reporté sur une autre\u00a0: prix de la période et report font le montant.',
  echeancier: 'Échéancier',
  date: 'Date',
  periode: 'Période',
  mode: 'Mode de paiement',
  etat: 'État',
  montant: 'Montant',
  toutesPar: (mode: string) => `Mode de paiement\u00a0: ${mode}`,
  total: 'Total de l’année',
  miseEnDemeure: 'Une mise en demeure vous a été envoyée',
  suspendu: 'Vos garanties sont suspendues',
  impaye: ({
    montant,
    isSuspendu,
    dernierJourPourPayer,
    dernierJourDuContrat,
    reprendLe,
  }: NonNullable<Contrat['impaye']>) => {
    if (reprendLe) return texteReprise(reprendLe)
    const du = formatMontant(montant)
    return isSuspendu
      ? `Pendant la suspension, les soins ne sont pas remboursés et la carte de tiers payant ne doit pas être présentée. Payez ${du} au plus tard le ${formatDateLongue(dernierJourDuContrat)}\u00a0: vos garanties reprennent à midi le lendemain. Au-delà, le contrat prend fin.`
      : `Payez ${du} au plus tard le ${formatDateLongue(dernierJourPourPayer)}\u00a0: au-delà, vos garanties seraient suspendues. La lettre est dans vos documents.`
  },
  mandat: 'Mandat de prélèvement',
  rum: 'Référence (RUM)',
  ics: 'Créancier (ICS)',
  titulaire: 'Titulaire du compte',
  compte: 'Compte prélevé',
  bic: 'BIC',
  signeLe: 'Signé le',
  sansMandat: 'Vos cotisations ne sont pas prélevées\u00a0: aucun mandat n’est enregistré.',
  voirMandat: 'Voir le mandat',
  voirEcheancier: 'Voir en PDF',
  titreMandat: 'Mandat SEPA',
  titreEcheancier: (annee: number) => `Échéancier ${annee}`,
  payer: 'Payer par carte',
  changerCompte: 'Changer de compte',
  passerAuPrelevement: 'Passer au prélèvement',
  aPayerTitre: (montant: number, date: string) =>
    `${formatMontant(montant)} à payer pour le ${date}`,
  aPayerTexte: 'Cette échéance n’est pas prélevée\u00a0: vous pouvez la régler par carte.',
  enCoursTitre: (montant: number) => `Un paiement de ${formatMontant(montant)} est en cours`,
  enCoursTexte: 'Vous pouvez le reprendre, ou voir où il en est.',
  enCoursVoir: 'Voir ce paiement',
  paiement: {
    titreCotisation: 'Payer une cotisation par carte',
    titreTropPercu: 'Rembourser un trop-perçu par carte',
    lesquelles: 'Échéances à payer',
    echeance: (periode: string, montant: string, date: string) =>
      `${periode}\u00a0: ${montant}, échéance du ${date}`,
    tropPercu: 'Trop-perçu à rembourser',
    total: (montant: string) => `Total\u00a0: ${montant}`,
    reprise: (jour: string) =>
      `Vos garanties sont suspendues. Si tout est payé aujourd’hui, elles reprennent le ${jour} à midi.`,
    securite:
      'Vous paierez sur la page sécurisée de notre prestataire\u00a0: votre numéro de carte ne nous est jamais communiqué.',
    rien: {
      titre: 'Rien à payer par carte',
      texte: 'Aucune cotisation n’est à régler par carte, et vous ne devez aucun trop-perçu.',
    },
    payer: (montant: string) => `Payer ${montant} par carte`,
    enRoute: 'Vers la page de paiement',
    enRouteTexte:
      'Vous quittez votre espace pour la page sécurisée de notre prestataire, puis vous y revenez.',
    allerPayer: 'Aller à la page de paiement',
    ouvertureEchec: 'La page de paiement ne s’ouvre pas.',
    inconnu: 'Ce paiement n’existe pas',
    inconnuTexte: 'Vérifiez l’adresse, ou revenez à l’accueil.',
    accueil: 'Accueil',
    detail: 'Détail du paiement',
    montant: 'Montant',
    reference: 'Référence',
    etat: 'État',
    enTrop: 'Reçu en trop',
    rendu: 'Rendu',
    enTropSuite: (montant: string) =>
      `Ce qu’il devait régler l’a été autrement entre-temps, ou n’est plus à payer. Nous vous rendons ${montant}\u00a0: vous n’avez rien à faire.`,
    enTropRendu: 'Ce qui était en trop vous a été rendu. Vos échéances réglées le restent.',
    recu: 'Voir le reçu',
    titreRecu: (reference: string) => `Reçu ${reference}`,
    reessayer: 'Réessayer',
    retour: 'Mes cotisations',
    retourTropPercu: 'Mes trop-perçus',
    titres: {
      initie: 'Ce paiement vous attend',
      'en-cours': 'Votre paiement est en cours de vérification',
      accepte: 'Votre paiement est accepté',
      refuse: 'Votre paiement est refusé',
      abandonne: 'Le paiement n’est pas terminé',
      expire: 'Ce paiement a expiré',
      rembourse: 'Ce paiement est remboursé',
      incoherent: 'Ce paiement est à vérifier',
    },
    suites: {
      initie: 'Rien n’est débité tant que vous n’avez pas validé la page de paiement.',
      'en-cours':
        'Nous attendons la réponse de votre banque. Cette page se met à jour seule\u00a0; vous pouvez aussi la quitter, nous vous préviendrons.',
      accepte: 'Vos échéances sont à jour. Le reçu est dans vos documents.',
      refuse: '',
      abandonne: '',
      expire: '',
      incoherent: '',
      rembourse: 'La somme revient sur votre carte\u00a0: les échéances sont à nouveau à payer.',
    },
  },
  aucune: 'Aucune cotisation pour ce contrat',
  aucuneTexte: 'Aucune cotisation n’est demandée pour un contrat terminé ou à venir.',
} as const
