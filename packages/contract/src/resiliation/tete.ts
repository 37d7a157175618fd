import { teteActe } from '../acte/tete.ts'

export const resiliationTete = teteActe('resiliationActeGestion', {
  adresse: { slice: 'resiliation', path: '/forms/resiliation' },
  liste: { libelle: 'Résilier un contrat', groupe: 'couverture', icone: 'sortie' },
  // A clerk sets the ground right and sends the notice; nobody refuses.
  gestion: { portee: 'Contrat', suite: 'resiliation', isIrrefusable: true },
})
