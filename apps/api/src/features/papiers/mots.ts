import { defineMail } from '@espace-adherent/domain'
import { vers } from '../demandes/index.ts'

export const fermeture = defineMail({
  key: 'papiers.fermeture',
  libelle: 'Contrat terminé\u00a0: fin prochaine de la consultation',
  variables: { offre: 'texte', numero: 'texte', finLe: 'jour', dernier: 'jour', lien: 'lien' },
  sujet: 'Enregistrez vos papiers avant le ((dernier))',
  corps: [
    'Votre contrat ((offre)), n°\u00a0((numero)), a pris fin le ((finLe)). Nous tenons ses documents à votre disposition dans votre espace pendant cinq ans\u00a0: jusqu’au ((dernier)) inclus.',
    'Après cette date, ce contrat et ses documents n’y seront plus. Si vous n’avez pas d’autre contrat chez nous, votre espace ne s’ouvrira plus.',
    'Vous pouvez enregistrer tous vos papiers dès maintenant, en un seul fichier\u00a0:',
    vers('Enregistrer mes papiers'),
  ],
})

export const papiersMots = [fermeture]
