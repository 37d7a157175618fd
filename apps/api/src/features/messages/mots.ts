import { defineCadre } from '@espace-adherent/domain'

/** What stands around every mail: how it begins, how to reach the insurer, and its last line. */
export const cadreMail = defineCadre({
  key: 'mail.cadre',
  libelle: 'Début et fin de tous les e-mails',
  variables: { prenom: 'texte?', adresse: 'texte', telephone: 'texte?', horaires: 'texte?' },
  textes: {
    bonjour: 'Bonjour((si prenom)) ((prenom))((fin)),',
    joindre:
      'Une question\u00a0? ((si telephone))Appelez-nous au ((telephone)).((sinon))Écrivez-nous depuis votre espace, rubrique Aide.((fin))((si horaires)) ((horaires)).((fin))',
    pied: 'Ce message vous est envoyé automatiquement par ((assureur)), ((adresse)). Merci de ne pas y répondre.',
  },
})

export const messagesMots = [cadreMail]
