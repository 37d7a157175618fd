import { teteActe } from '../acte/tete.ts'

export const resiliationTete = teteActe({
  key: 'resiliationActeGestion',
  slice: 'resiliation',
  path: '/forms/resiliation',
  libelle: 'Résilier un contrat',
  groupe: 'couverture',
  icone: 'sortie',
  // A clerk sets the ground right and sends the notice; nobody refuses.
  portee: 'Contrat',
  isIrrefusable: true,
  suite: 'resiliation',
})
