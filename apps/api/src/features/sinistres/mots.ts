import { defineMails, mail } from '../demandes/index.ts'

const variables = { quoi: 'texte', prenomConcerne: 'texte', depuis: 'jour' } as const
const declare = '((quoi)), pour ((prenomConcerne)), le ((depuis))'

export const { recue, ouvert } = defineMails('sinistres', variables, {
  recue: mail(
    'Nous avons reçu votre déclaration',
    `Vous avez déclaré\u00a0: ${declare}.`,
    'Nous vérifions votre dossier. Si un document manque, nous vous le demandons dans votre espace.',
  ),
  ouvert: mail(
    'Votre dossier de sinistre est ouvert',
    `Votre déclaration est acceptée\u00a0: ${declare}.`,
    'Son avancement se lit à tout moment dans «\u00a0Mes sinistres\u00a0».',
  ),
})

const facture = {
  prenomConcerne: 'texte',
  professionnel: 'texte',
  le: 'jour',
  montant: 'texte',
} as const
const soins = 'les soins de ((prenomConcerne)) chez ((professionnel)), le ((le))'

export const { factureRecue, factureAcceptee } = defineMails('sinistres', facture, {
  factureRecue: mail(
    'Nous avons reçu votre facture',
    `Votre facture est bien reçue, pour ${soins}.`,
    'Nous la vérifions. Le remboursement est estimé à ((montant)).',
  ),
  factureAcceptee: mail(
    'Votre facture est acceptée',
    `Nous remboursons ((montant)) pour ${soins}.`,
    'Le détail se lit dans «\u00a0Mes remboursements\u00a0». Le versement part avec le prochain paiement.',
  ),
})

export const sinistresMots = [recue, ouvert, factureRecue, factureAcceptee]
