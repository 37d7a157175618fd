import { defineMails, mail } from '../../demandes/index.ts'

export const { demandee, emise } = defineMails(
  'carteTp',
  { papier: 'condition' },
  {
    demandee: mail(
      'Nous avons reçu votre demande de carte',
      'Votre demande de nouvelle carte de tiers payant est bien reçue.((si papier)) La carte vous sera aussi envoyée par la poste.((fin))',
    ),
    emise: mail(
      'Votre nouvelle carte de tiers payant est là',
      'Votre nouvelle carte est dans votre espace((si papier)) et part aussi par la poste, à l’adresse de votre contrat((fin)). L’ancienne n’est plus valable.',
    ),
  },
)

export const remplacementCarteMots = [demandee, emise]
