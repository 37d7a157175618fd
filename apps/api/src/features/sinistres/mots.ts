import { defineMails, mail } from '../demandes/index.ts'

const dit = { quoi: 'texte', prenomConcerne: 'texte', depuis: 'jour', deces: 'condition' } as const
const declare =
  '((si deces))le décès de ((prenomConcerne)), survenu le ((depuis))((sinon))((quoi)), pour ((prenomConcerne)), le ((depuis))((fin))'

export const { recue, ouvert } = defineMails('sinistres', dit, {
  recue: mail(
    'Nous avons reçu votre déclaration',
    `Vous avez déclaré\u00a0: ${declare}.`,
    '((si deces))Nous vous présentons nos condoléances. ((fin))Nous vérifions votre dossier. Si un document manque, nous vous le demandons dans votre espace.',
  ),
  ouvert: mail(
    'Votre dossier est ouvert',
    `Votre déclaration est acceptée\u00a0: ${declare}.`,
    'Suivez son avancement à tout moment dans «\u00a0Mes sinistres\u00a0».',
  ),
})

const facture = {
  prenomConcerne: 'texte',
  professionnel: 'texte',
  le: 'jour',
  montant: 'texte',
} as const
const soins = 'les soins du ((le)) pour ((prenomConcerne)), chez ((professionnel))'

export const { factureRecue, factureAcceptee } = defineMails('sinistres', facture, {
  factureRecue: mail(
    'Nous avons reçu votre facture',
    `Votre facture est bien reçue, pour ${soins}.`,
    'Nous la vérifions. Le remboursement est estimé à ((montant)).',
  ),
  factureAcceptee: mail(
    'Votre facture est acceptée',
    `Nous remboursons ((montant)) pour ${soins}.`,
    'Le détail est dans «\u00a0Mes remboursements\u00a0». Le virement part sous quelques jours.',
  ),
})

export const sinistresMots = [recue, ouvert, factureRecue, factureAcceptee]
