import { teteActe } from '../acte/tete.ts'

export const carteTpTete = teteActe('carteTpActeGestion', {
  adresse: { slice: 'carte-tp', path: '/forms/cartetp' },
  liste: { libelle: 'Commander une carte de tiers payant', groupe: 'soins', icone: 'carte' },
  pour: { portee: 'Contrat', identite: 'session', typeContrat: 'sante', isEnCours: true },
  gestion: { mode: 'automatique', delegation: 'demarches' },
})
