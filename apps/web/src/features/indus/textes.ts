import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { libellesMotifIndu, type MotifIndu } from '@espace-adherent/domain/indus'
import { formatMontant } from '@espace-adherent/domain/montants'

export const textes = {
  vide: 'Rien à rembourser',
  videTexte: 'Aucune somme ne vous a été versée à tort sur ce contrat.',
  titre: (montant: number, le: string) =>
    `${formatMontant(montant)} demandés le ${formatDateLongue(le)}`,
  motif: (motif: MotifIndu) => libellesMotifIndu[motif],
  lignes: 'Remboursements concernés',
  payeLe: 'Versé le',
  soin: 'Soin',
  confidentiel: 'Soins confidentiels de vos proches',
  verse: 'Versé',
  aTort: 'À tort',
  echeances: 'Ce qui reste à rembourser',
  date: 'Échéance',
  montant: 'Montant',
  payee: (le: string, moyen: string) => `Payée le ${le} (${moyen.toLowerCase()})`,
  aPayer: 'À payer',
  etat: 'État',
  etats: {
    demande: 'Vous pouvez payer en une ou plusieurs fois, ou contester.',
    echelonne: 'Vous remboursez à votre rythme, aux dates que vous avez choisies.',
    conteste: 'Rien ne vous est demandé tant que nous ne vous avons pas répondu.',
    solde: 'Tout est remboursé. Merci.',
    annule: 'Ce trop-perçu est annulé\u00a0: vous ne nous devez rien.',
  },
  retenueAcceptee: 'Vous acceptez que nous la retenions sur vos prochains remboursements.',
  lettre: 'Voir la lettre',
  payer: 'Payer par carte',
  contester: 'Contester',
  contesterTitre: 'Contester ce trop-perçu\u00a0?',
  contesterTexte:
    'Rien ne vous est demandé tant que nous ne vous avons pas répondu. Vous nous dites ensuite pourquoi, par une réclamation déjà préparée.',
  ecrire: 'Écrire ma réclamation',
  retirer: 'Retirer ma contestation',
  echelonner: 'Choisir comment rembourser',
  nombre: 'Nombre d’échéances',
  fois: (nombre: number, montant: number) =>
    nombre === 1
      ? `En une fois\u00a0: ${formatMontant(montant)}`
      : `En ${nombre} fois\u00a0: environ ${formatMontant(Math.floor(montant / nombre))} par mois`,
  retenue: 'J’accepte que ces sommes soient retenues sur mes prochains remboursements',
  retenueAide: 'Seulement si vous cochez cette case.',
  confirmer: 'Confirmer',
  annuler: 'Annuler',
  choisi: 'Votre échéancier est enregistré.',
  suspendue: 'Rien ne vous est demandé pour l’instant.',
  echec: 'L’action n’a pas abouti.',
  staff: {
    chercher: 'Chercher les remboursements',
    aucune: 'Aucune ligne de ce contrat ne peut être réclamée.',
    ligne: (soin: string, personne: string, le: string, verse: number) =>
      `${soin}, ${personne}, versé le ${le}\u00a0: ${formatMontant(verse)}`,
    montantDe: (soin: string) => `Montant à tort (${soin})`,
    total: (montant: number) => `Total réclamé\u00a0: ${formatMontant(montant)}`,
  },
} as const
