import { defineCadre } from '@espace-adherent/domain'

/** What stands around every mail: how it begins, and its last line. */
export const cadreMail = defineCadre({
  key: 'mail.cadre',
  libelle: 'Début et fin de tous les e-mails',
  variables: { prenom: 'texte?', adresse: 'texte' },
  textes: {
    bonjour: 'Bonjour((si prenom)) ((prenom))((fin)),',
    pied: 'Ce message vous est envoyé automatiquement par ((assureur)), ((adresse)). Merci de ne pas y répondre.',
  },
})

export const messagesMots = [cadreMail]
