export const textes = {
  titre: 'Tous mes papiers',
  chapo:
    'Un seul fichier (ZIP)\u00a0: vos documents, vos courriers, vos relevés, vos échéanciers, votre mandat, votre carte et les accusés de réception de vos demandes, pour chacun de vos contrats.',
  bouton: 'Télécharger tous mes papiers',
  attente: 'Selon leur nombre, la préparation peut prendre une minute.',
  fait: 'Vos papiers sont enregistrés',
  faitDetail: 'Vous les trouverez dans vos téléchargements.',
  echec: 'Vos papiers n’ont pas pu être téléchargés.',
  nomFichier: 'mes-papiers.zip',
} as const
