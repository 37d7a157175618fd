import { defineMail } from '@espace-adherent/domain'
import { vers } from '../demandes/index.ts'

const suivre = vers('Voir ma demande')

export const recue = defineMail({
  key: 'consentements.recue',
  variables: { phrase: 'texte', lien: 'lien' },
  sujet: 'Nous avons reçu votre réponse',
  corps: [
    'Votre réponse a bien été reçue\u00a0: «\u00a0((phrase))\u00a0» Elle comptera dès qu’elle aura été traitée.',
    suivre,
  ],
})

export const appliquee = defineMail({
  key: 'consentements.appliquee',
  variables: { phrase: 'texte', accepte: 'condition', lien: 'lien' },
  sujet: 'Votre choix est enregistré',
  corps: [
    'Vous avez répondu ((si accepte))oui((sinon))non((fin)) à\u00a0: «\u00a0((phrase))\u00a0»',
    'Vous pouvez changer d’avis à tout moment, dans «\u00a0Mes démarches\u00a0».',
    suivre,
  ],
})

export const consentementsMots = [recue, appliquee]
