import { teteActe } from '../acte/tete.ts'

export const consentementTete = teteActe('consentementActeGestion', {
  adresse: { slice: 'consentements', path: '/forms/consentement' },
  liste: { libelle: 'Mes consentements', groupe: 'profil', icone: 'liste' },
  gestion: { mode: 'automatique' },
})
