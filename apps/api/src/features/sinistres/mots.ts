import { defineMails, mail } from '../demandes/index.ts'

/** Neither who, nor what: a mail is read by whoever shares a mailbox. */
const dit = { depuis: 'jour', deces: 'condition' } as const

export const { recue, ouvert } = defineMails('sinistres', dit, {
  recue: mail(
    'Nous avons reçu votre déclaration',
    'Votre déclaration, pour un événement du ((depuis)), est bien reçue.',
    '((si deces))Nous vous présentons nos condoléances. ((fin))Nous vérifions votre dossier. Si un document manque, nous vous le demandons dans votre espace.',
  ),
  ouvert: mail(
    'Votre dossier est ouvert',
    'Votre déclaration, pour un événement du ((depuis)), est acceptée.',
    '((si deces))Pour toute question, un conseiller vous répond par téléphone. ((fin))Suivez son avancement à tout moment dans «\u00a0Mes sinistres\u00a0».',
  ),
})

const facture = { le: 'jour', montant: 'texte' } as const

export const { factureRecue, factureAcceptee } = defineMails('sinistres', facture, {
  factureRecue: mail(
    'Nous avons reçu votre facture',
    'Votre facture du ((le)) est bien reçue.',
    'Nous la vérifions. Le remboursement est estimé à ((montant)).',
  ),
  factureAcceptee: mail(
    'Votre facture est acceptée',
    'Nous remboursons ((montant)) pour votre facture du ((le)).',
    'Le détail est dans «\u00a0Mes remboursements\u00a0». Le virement part sous quelques jours.',
  ),
})

export const sinistresMots = [recue, ouvert, factureRecue, factureAcceptee]
