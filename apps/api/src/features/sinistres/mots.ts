import { defineMails, mail, mailNomme, vers } from '../demandes/index.ts'

/** Neither who, nor what: a mail is read by whoever shares a mailbox. */
const dit = { depuis: 'jour', deces: 'condition' } as const

export const { recue, ouvert: appliquee } = defineMails('sinistres', dit, {
  recue: mail(
    'Nous avons reçu votre déclaration',
    'Votre déclaration, pour un événement du ((depuis)), est bien reçue.',
    '((si deces))Nous vous présentons nos condoléances. ((fin))Nous vérifions votre dossier. Si un document manque, nous vous le demandons dans votre espace.',
  ),
  ouvert: mail(
    'Votre dossier est ouvert',
    'Votre déclaration, pour un événement du ((depuis)), est acceptée.',
    '((si deces))Pour toute question, un conseiller vous répond par téléphone. ((fin))Suivez son avancement à tout moment.',
    vers('Suivre mon dossier'),
  ),
})

const estimee = { le: 'jour', montant: 'texte' } as const
const facture = {
  ...estimee,
  seul: 'condition',
  virement: 'texte?',
  arrivee: 'texte?',
} as const

export const { factureRecue } = defineMails('sinistres', estimee, {
  factureRecue: mail(
    'Nous avons reçu votre facture',
    'Un conseiller vérifie votre facture du ((le)), puis vous répond par e-mail. Le remboursement est estimé à ((montant)).',
  ),
})

export const { factureALire } = defineMails(
  'sinistres',
  { avant: 'texte' },
  {
    factureALire: mailNomme(
      'Une facture est à lire',
      'Réponse au plus tard le ((avant))',
      'Nous avons reçu votre facture. Un conseiller trouve le soin et calcule votre remboursement. Si quelque chose manque, nous vous disons quoi. Vous pouvez annuler cet envoi tant que nous n’avons pas répondu.',
    ),
  },
)

export const { factureAcceptee, factureSansCompte } = defineMails('sinistres', facture, {
  factureAcceptee: mailNomme(
    'Une facture est remboursée',
    '((montant)) ((si virement))((si seul))partira((sinon))partiront((fin)) le ((virement))((sinon))((si seul))vous est remboursé((sinon))vous sont remboursés((fin))((fin))',
    'Votre facture du ((le)) est acceptée.((si arrivee)) Le virement arrive le ((arrivee)), selon votre banque.((fin))',
    vers('Suivre ce versement'),
  ),
  factureSansCompte: mailNomme(
    'Une facture est acceptée, sans compte connu',
    '((montant)) ((si seul))vous attend((sinon))vous attendent((fin))\u00a0: sur quel compte\u00a0?',
    'Votre facture du ((le)) est acceptée, mais nous ne connaissons aucun compte pour vos remboursements. Le virement part une fois votre compte enregistré.',
    vers('Donner mon compte'),
  ),
})

export const { factureSansRien } = defineMails(
  'sinistres',
  { le: 'jour' },
  {
    factureSansRien: mailNomme(
      'Une facture n’est pas remboursée',
      'Votre facture est acceptée\u00a0: rien n’est remboursé',
      'Pour votre facture du ((le)), votre contrat ne verse rien. Le calcul et sa raison sont dans votre espace.',
      vers('Voir mes compteurs'),
    ),
  },
)

export const sinistresMots = [
  recue,
  appliquee,
  factureRecue,
  factureALire,
  factureAcceptee,
  factureSansCompte,
  factureSansRien,
]
