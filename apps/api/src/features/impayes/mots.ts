import { defineEdition, defineMail } from '@espace-adherent/domain'
import { retourPapier } from '../messages/index.ts'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = { nomOffre: 'texte', numero: 'texte', lien: 'lien' } as const
const contrat = '((nomOffre)), n°\u00a0((numero))'
const payer = { lien: 'lien', libelle: 'Voir mes cotisations' } as const

export const miseEnDemeure = defineMail({
  key: 'impayes.miseEnDemeure',
  libelle: 'Mise en demeure pour cotisations impayées',
  variables: { ...variables, montant: 'montant', dernier: 'jour', papier: 'lien' },
  sujet: 'Cotisations impayées\u00a0: à régler au plus tard le ((dernier))',
  corps: [
    `Il reste ((montant)) à régler pour votre contrat ${contrat}. La lettre de mise en demeure vous attend dans vos documents.`,
    'Payez au plus tard le ((dernier)) et rien ne change\u00a0: au-delà, la loi prévoit que vos garanties soient suspendues.',
    'Une difficulté\u00a0? Écrivez-nous sans attendre\u00a0: nous pouvons chercher une solution ensemble.',
    payer,
    ...retourPapier,
  ],
})

export const suspendu = defineMail({
  key: 'impayes.suspendu',
  libelle: 'Garanties suspendues',
  variables: { ...variables, sante: 'condition', montant: 'montant', dernier: 'jour' },
  sujet: 'Vos garanties sont suspendues',
  corps: [
    `Les ((montant)) dus pour votre contrat ${contrat} n’ont pas été réglés\u00a0: vos garanties sont suspendues depuis aujourd’hui((si sante)), et votre carte de tiers payant ne doit plus être présentée((fin)).`,
    'Vos garanties reprennent à midi le lendemain du jour où tout est payé. Sans paiement au plus tard le ((dernier)), votre contrat prend fin ce jour-là.',
    payer,
  ],
})

export const reprise = defineMail({
  key: 'impayes.reprise',
  libelle: 'Cotisations réglées, garanties en vigueur',
  variables,
  sujet: 'Vos cotisations sont réglées',
  corps: [
    `Tout ce qui était dû pour votre contrat ${contrat} est réglé\u00a0: vos garanties sont en vigueur. Merci.`,
    payer,
  ],
})

export const resilie = defineMail({
  key: 'impayes.resilie',
  libelle: 'Contrat résilié pour cotisations impayées',
  variables: { ...variables, sante: 'condition', dernier: 'jour' },
  sujet: 'Votre contrat a pris fin le ((dernier))',
  corps: [
    `Faute de paiement, votre contrat ${contrat} a pris fin le ((dernier)). ((si sante))Les soins reçus depuis sa suspension ne sont pas remboursés.((sinon))Ce qui est arrivé depuis sa suspension n’est pas couvert.((fin))`,
    'Vous pensez qu’il s’agit d’une erreur\u00a0? Faites une réclamation depuis votre espace\u00a0: nous vous répondons.',
    payer,
  ],
})

/** The mentions of L. 221-7 are its body: dates, amount, effects, and how cover comes back. */
export const lettre = defineEdition({
  key: 'edition.miseEnDemeure',
  libelle: 'Mise en demeure pour cotisations impayées',
  variables: {
    nomOffre: 'texte',
    numero: 'texte',
    sante: 'condition',
    montant: 'montant',
    dernier: 'jour',
    suspension: 'jour',
    terme: 'jour',
    articleLoi: 'texte',
  },
  textes: {
    titre: 'Mise en demeure de payer vos cotisations',
    objet: `À ce jour, il reste ((montant)) à régler pour votre contrat ${contrat}\u00a0:`,
    demande:
      'Nous vous mettons en demeure de payer cette somme. Vous avez trente jours pour le faire, soit jusqu’au ((dernier)) inclus.',
    suspension:
      'À défaut, vos garanties seront suspendues à partir du ((suspension)) et, si rien n’est payé dix jours plus tard, votre contrat prendra fin le ((terme)) au soir, conformément à ((articleLoi)).',
    effets:
      'Pendant la suspension, ((si sante))les soins ne sont pas remboursés et la carte de tiers payant ne peut pas être utilisée((sinon))ce qui arrive n’est pas couvert((fin)). Les cotisations restent dues.',
    reprise:
      'Vos garanties reprennent leurs effets pour l’avenir à midi, le lendemain du jour où vous aurez payé tout ce qui est dû.',
    comment:
      'Vous pouvez payer par carte depuis votre espace, ou par chèque ou virement. En cas de difficulté ou de désaccord, écrivez-nous ou faites une réclamation depuis votre espace.',
  },
})

export const impayesMots = [miseEnDemeure, suspendu, reprise, resilie, lettre]
