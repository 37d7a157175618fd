import { defineMail } from '@espace-adherent/domain'
import { suivre } from '../demandes/index.ts'

const variables = { papier: 'condition', lien: 'lien' } as const

export const carteDemandee = defineMail({
  key: 'carteTp.demandee',
  variables,
  sujet: 'Nous avons reçu votre demande de carte',
  corps: [
    'Votre demande de nouvelle carte de tiers payant est bien reçue.((si papier)) Elle vous sera aussi envoyée par la poste.((fin))',
    suivre,
  ],
})

export const carteEmise = defineMail({
  key: 'carteTp.emise',
  variables,
  sujet: 'Votre nouvelle carte de tiers payant est là',
  corps: [
    'Votre nouvelle carte est dans votre espace, et l’ancienne n’est plus valable.((si papier)) Elle part aussi par la poste, à l’adresse de votre contrat.((fin))',
    suivre,
  ],
})

export const remplacementCarteMots = [carteDemandee, carteEmise]
