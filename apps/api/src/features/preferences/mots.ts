import { defineMail, defineSms } from '@espace-adherent/domain'
import { defineMails, mail, vers } from '../demandes/index.ts'
import { retourPapier } from '../messages/index.ts'

const variables = { libelle: 'texte' } as const

export const { recue, appliquee } = defineMails('preferences', variables, {
  recue: mail(
    'Nous avons reçu votre choix',
    '«\u00a0((libelle))\u00a0»\u00a0: votre choix a bien été reçu. Il prendra effet dès qu’il sera accepté.',
  ),
  appliquee: mail(
    'Votre choix est enregistré',
    '«\u00a0((libelle))\u00a0»\u00a0: votre choix est enregistré et prend effet dès maintenant.',
    'Vous pouvez changer d’avis à tout moment.',
    vers('Voir mes préférences'),
  ),
})

export const remboursement = defineMail({
  key: 'preferences.alerte.remboursement',
  libelle: 'Alerte\u00a0: remboursement versé',
  variables: { montant: 'montant', jour: 'jour', lien: 'lien' },
  sujet: 'Un remboursement de ((montant)) vous est versé',
  corps: ['Un remboursement de ((montant)) vous est versé le ((jour)).', vers('Voir le détail')],
})
export const remboursementSms = defineSms({
  key: 'preferences.sms.remboursement',
  libelle: 'Alerte par SMS\u00a0: remboursement versé',
  variables: { montant: 'montant', jour: 'jour' },
  texte: '((assureur)) : un remboursement de ((montant)) vous est versé le ((jour)).',
})

export const versement = defineMail({
  key: 'preferences.alerte.versement',
  libelle: 'Alerte\u00a0: remboursement versé, pour des proches aussi',
  variables: { jour: 'jour', lien: 'lien' },
  sujet: 'Un remboursement vous est versé',
  corps: ['Un remboursement vous est versé le ((jour)).', vers('Voir mes versements')],
})
export const versementSms = defineSms({
  key: 'preferences.sms.versement',
  libelle: 'Alerte par SMS\u00a0: remboursement versé, pour des proches aussi',
  variables: { jour: 'jour' },
  texte: '((assureur)) : un remboursement vous est versé le ((jour)).',
})

export const document = defineMail({
  key: 'preferences.alerte.document',
  libelle: 'Alerte\u00a0: nouveau document',
  variables: { titre: 'texte', lien: 'lien', papier: 'lien' },
  sujet: 'Un document vous attend',
  corps: [
    '«\u00a0((titre))\u00a0» est arrivé dans votre espace.',
    vers('Ouvrir mes documents'),
    ...retourPapier,
  ],
})
export const documentSms = defineSms({
  key: 'preferences.sms.document',
  libelle: 'Alerte par SMS\u00a0: nouveau document',
  variables: {},
  texte: '((assureur)) : un document vous attend dans votre espace.',
})

export const cotisation = defineMail({
  key: 'preferences.alerte.cotisation',
  libelle: 'Alerte\u00a0: prélèvement proche',
  variables: { montant: 'montant', jour: 'jour', lien: 'lien' },
  sujet: 'Votre cotisation de ((montant)) est due le ((jour))',
  corps: ['Votre cotisation de ((montant)) est due le ((jour)).', vers('Voir mes cotisations')],
})
export const cotisationRejetee = defineMail({
  key: 'preferences.alerte.rejet',
  libelle: 'Alerte\u00a0: prélèvement rejeté',
  variables: { montant: 'montant', jour: 'jour', lien: 'lien' },
  sujet: 'Votre prélèvement de ((montant)) a été rejeté',
  corps: [
    'Votre banque a rejeté le prélèvement de ((montant)) du ((jour)). Réglez cette somme pour garder vos garanties\u00a0: nous vous disons comment dans votre espace.',
    vers('Voir mes cotisations'),
  ],
})
export const cotisationSms = defineSms({
  key: 'preferences.sms.cotisation',
  libelle: 'Alerte par SMS\u00a0: cotisation',
  variables: { montant: 'montant', jour: 'jour', rejetee: 'condition' },
  texte:
    '((assureur)) : ((si rejetee))votre banque a rejeté le prélèvement de ((montant)) du ((jour)). Voir votre espace.((sinon))votre cotisation de ((montant)) est due le ((jour)).((fin))',
})

/** The mail of a decision leaves anyway, with the decision: the alert adds the text message. */
export const demandeSms = defineSms({
  key: 'preferences.sms.demande',
  libelle: 'Alerte par SMS\u00a0: demande décidée',
  variables: { titre: 'texte' },
  texte: '((assureur)) : une réponse à votre demande ((titre)) est dans votre espace.',
})

export const preferencesMots = [
  recue,
  appliquee,
  remboursement,
  remboursementSms,
  versement,
  versementSms,
  document,
  documentSms,
  cotisation,
  cotisationRejetee,
  cotisationSms,
  demandeSms,
]
