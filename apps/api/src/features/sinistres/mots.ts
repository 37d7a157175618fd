import { defineMail } from '@espace-adherent/domain'
import { suivre } from '../demandes/index.ts'

const variables = { quoi: 'texte', prenomConcerne: 'texte', depuis: 'jour', lien: 'lien' } as const
const declare = '((quoi)), pour ((prenomConcerne)), le ((depuis))'

export const recue = defineMail({
  key: 'sinistres.recue',
  variables,
  sujet: 'Nous avons reçu votre déclaration',
  corps: [
    `Vous avez déclaré\u00a0: ${declare}.`,
    'Nous vérifions votre dossier. Si un document manque, nous vous le demandons dans votre espace.',
    suivre,
  ],
})

export const ouvert = defineMail({
  key: 'sinistres.ouvert',
  variables,
  sujet: 'Votre dossier de sinistre est ouvert',
  corps: [
    `Votre déclaration est acceptée\u00a0: ${declare}.`,
    'Son avancement se lit à tout moment dans «\u00a0Mes sinistres\u00a0».',
    suivre,
  ],
})

const facture = {
  prenomConcerne: 'texte',
  professionnel: 'texte',
  le: 'jour',
  montant: 'texte',
  lien: 'lien',
} as const
const soins = 'les soins de ((prenomConcerne)) chez ((professionnel)), le ((le))'

export const factureRecue = defineMail({
  key: 'sinistres.factureRecue',
  variables: facture,
  sujet: 'Nous avons reçu votre facture',
  corps: [
    `Votre facture est bien reçue, pour ${soins}.`,
    'Nous la vérifions. Le remboursement est estimé à ((montant)).',
    suivre,
  ],
})

export const factureAcceptee = defineMail({
  key: 'sinistres.factureAcceptee',
  variables: facture,
  sujet: 'Votre facture est acceptée',
  corps: [
    `Nous remboursons ((montant)) pour ${soins}.`,
    'Le détail se lit dans «\u00a0Mes remboursements\u00a0». Le versement part avec le prochain paiement.',
    suivre,
  ],
})

export const sinistresMots = [recue, ouvert, factureRecue, factureAcceptee]
