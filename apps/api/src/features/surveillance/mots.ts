import { defineMail } from '@espace-adherent/domain'

export const lectureMassive = defineMail({
  key: 'surveillance.lectureMassive',
  libelle: 'Quelqu’un du personnel lit ou exporte beaucoup de données',
  variables: { personne: 'texte', nombre: 'nombre', isExport: 'condition', periode: 'texte' },
  sujet: 'Lecture inhabituelle par ((personne))',
  corps: [
    '((personne)) a ((si isExport))exporté ((nombre))\u00a0lignes((sinon))ouvert ((nombre))\u00a0dossiers d’adhérents((fin)) ((periode)), au-delà du seuil d’alerte.',
    'L’historique de l’administration montre quoi et quand. Si cela ne s’explique pas, verrouillez son compte.',
  ],
})

export const surveillanceMots = [lectureMassive]
