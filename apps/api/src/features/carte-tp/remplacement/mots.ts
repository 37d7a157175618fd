import { defineMails, mail, vers } from '../../demandes/index.ts'

const variables = { papier: 'condition' } as const

export const { demandee: recue, emise: appliquee } = defineMails('carteTp', variables, {
  demandee: mail(
    'Nous avons reçu votre demande de carte',
    'Un conseiller la vérifie et vous répond par e-mail. D’ici là, votre carte de tiers payant reste valable.((si papier)) La nouvelle vous sera aussi envoyée par la poste.((fin))',
  ),
  emise: mail(
    'Votre nouvelle carte de tiers payant est prête',
    'Votre nouvelle carte est dans votre espace((si papier)) et part aussi par la poste, à l’adresse de votre contrat((fin)). L’ancienne carte n’est plus valable\u00a0: ne l’utilisez plus.',
    vers('Voir ma carte'),
  ),
})

export const remplacementCarteMots = [recue, appliquee]
