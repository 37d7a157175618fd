import { teteActe } from '../acte/tete.ts'

export const carteTpTete = teteActe('carteTpActeGestion', {
  adresse: { slice: 'carte-tp', path: '/forms/cartetp' },
  liste: { libelle: 'Commander une carte de tiers payant', groupe: 'soins', icone: 'carte' },
  gestion: { portee: 'Contrat', mode: 'automatique', delegation: 'demarches' },
})
