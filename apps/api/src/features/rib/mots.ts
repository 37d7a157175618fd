import { defineMail, defineSms } from '@espace-adherent/domain'
import { defineMails, suivre } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = {
  nomOffre: 'texte',
  numero: 'texte',
  nouveau: 'texte',
  /** What it is for: contributions, both, or else reimbursements. */
  cotisations: 'condition',
  deux: 'condition',
} as const
const contrat = '((nomOffre)), n°\u00a0((numero))'
const pasMoi =
  'Vous n’êtes pas à l’origine de cette demande\u00a0? Changez votre mot de passe et prévenez-nous sans attendre.'
const annuler = { lien: 'annuler', libelle: 'Annuler ce changement' } as const
const usages =
  '((si deux))vos remboursements soient versés sur le compte ((nouveau)) et que vos cotisations y soient prélevées((sinon))((si cotisations))vos cotisations soient prélevées sur le compte ((nouveau))((sinon))vos remboursements soient versés sur le compte ((nouveau))((fin))((fin))'

export const { recue, planifiee, modifiee } = defineMails('rib', variables, {
  recue: {
    avec: { annuler: 'lien' },
    sujet: 'Nous avons reçu vos coordonnées bancaires',
    corps: [
      `Pour votre contrat ${contrat}, vous avez demandé que ${usages}.`,
      'Un conseiller vérifie votre demande, puis vous répond par e-mail. D’ici là, rien ne change.',
      suivre,
      pasMoi,
      annuler,
    ],
  },

  planifiee: {
    libelle: 'Un changement de compte bancaire va prendre effet',
    avec: { ancien: 'texte?', effet: 'jour', annuler: 'lien' },
    sujet: 'Votre compte bancaire va changer le ((effet))',
    corps: [
      `Pour votre contrat ${contrat}, il nous est demandé que ${usages} à partir du ((effet)).`,
      '((si ancien))Jusque-là, rien ne change\u00a0: le compte ((ancien)) reste utilisé.((fin))',
      'Ce n’est pas vous, ou vous avez changé d’avis\u00a0? Un clic suffit, sans vous connecter\u00a0:',
      annuler,
    ],
  },

  modifiee: {
    isDocument: true,
    avec: { ancien: 'texte?' },
    sujet: 'Vos coordonnées bancaires ont été modifiées',
    corps: [
      `((si deux))Les remboursements de votre contrat ${contrat} seront désormais versés sur le compte ((nouveau)), et vos cotisations y seront prélevées.((sinon))((si cotisations))Les cotisations de votre contrat ${contrat} seront désormais prélevées sur le compte ((nouveau)).((sinon))Les remboursements de votre contrat ${contrat} seront désormais versés sur le compte ((nouveau)).((fin))((fin))`,
      '((si cotisations))Le mandat que vous avez signé vous attend dans vos documents.((fin))',
      '((si ancien))Votre nouveau compte remplace le compte ((ancien)).((fin))',
      suivre,
      pasMoi,
    ],
  },
})

export const annulee = defineMail({
  key: 'rib.annulee',
  libelle: 'Un changement de compte bancaire est annulé',
  variables: { reference: 'texte', lien: 'lien' },
  sujet: 'Le changement de votre compte bancaire est annulé',
  corps: [
    'La demande n°\u00a0((reference)) est annulée\u00a0: votre compte actuel reste utilisé.',
    'Vous n’aviez rien demandé\u00a0? Changez votre mot de passe sans attendre\u00a0: quelqu’un a peut-être accès à votre espace.',
    suivre,
  ],
})

export const alerteSms = defineSms({
  key: 'rib.sms',
  libelle: 'Un changement de compte bancaire va prendre effet',
  variables: { compte: 'texte', effet: 'jour?' },
  texte:
    '((assureur)) : nouveau compte bancaire (fin ((compte))) demandé((si effet)) pour le ((effet))((fin)). Pas vous ? Annulez par notre e-mail.',
})

export const retourContrat = defineMail({
  key: 'rib.retourContrat',
  libelle: 'Un bénéficiaire revient au compte du contrat',
  variables: { ancien: 'texte', lien: 'lien' },
  sujet: 'Vos remboursements sont versés sur le compte du contrat',
  corps: [
    'À votre demande, vos remboursements ne sont plus versés sur votre compte ((ancien)), mais sur celui du contrat.',
    pasMoi,
    { lien: 'lien', libelle: 'Voir mes coordonnées bancaires' },
  ],
})

export const mandatCaduc = defineMail({
  key: 'rib.mandatCaduc',
  libelle: 'Un mandat de prélèvement n’est plus valable',
  variables: { nomOffre: 'texte', numero: 'texte', rum: 'texte', lien: 'lien' },
  sujet: 'Votre mandat de prélèvement n’est plus valable',
  corps: [
    `Le mandat ((rum)) de votre contrat ${contrat} n’a pas servi depuis 36\u00a0mois\u00a0: la loi y met fin.`,
    'Vos cotisations ne sont plus prélevées. Signez un nouveau mandat avant votre prochaine échéance\u00a0: quelques minutes suffisent.',
    { lien: 'lien', libelle: 'Signer un mandat' },
  ],
})

export const ribMots = [recue, planifiee, modifiee, annulee, retourContrat, mandatCaduc, alerteSms]
