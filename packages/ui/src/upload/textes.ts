import { denombre } from '@espace-adherent/domain/texte'

/** Texts given by the specification are kept to the letter. */
export const textes = {
  glisser: (multiple: boolean) =>
    multiple ? 'Glissez vos fichiers ici, ou' : 'Glissez votre fichier ici, ou',
  deposer: (multiple: boolean) => (multiple ? 'Déposez vos fichiers' : 'Déposez votre fichier'),
  choisir: (multiple: boolean) => (multiple ? 'Choisir des fichiers' : 'Choisir un fichier'),
  obligatoire: ' (obligatoire)',
  photographier: 'Prendre une photo',
  mesPhotos: 'Mes photos',
  unPdf: 'Un PDF',
  cadrer: 'Toute la page, bien à plat. Plusieurs pages\u00a0? Ajoutez-les l’une après l’autre.',
  lisibilite: {
    lisible: 'lisible',
    floue: 'Un peu floue\u00a0? Vérifiez que le prix est lisible, ou reprenez la photo.',
    petite: 'Petite image\u00a0: vérifiez que le prix est lisible, ou reprenez la photo.',
  },
  formats: (liste: string) => `Formats acceptés\u00a0: ${liste}`,
  tailleMax: (mo: string) => `Taille maximale par fichier\u00a0: ${mo}\u00a0Mo`,
  tailleTotaleMax: (mo: string) => `Taille maximale de l’ensemble\u00a0: ${mo}\u00a0Mo`,
  nombreMax: (nombre: number) => `${denombre(nombre, 'fichier')} au maximum`,

  liste: (label: string) => `Fichiers joints\u00a0: ${label}`,
  attente: 'En attente',
  enCours: 'Téléversement en cours...',
  envoye: 'Envoyé',
  annule: 'Envoi annulé',
  progression: (nom: string) => `Téléversement\u00a0: ${nom}`,
  pourcent: (percent: number) => `${percent}\u00a0%`,

  retirer: 'Retirer',
  annuler: 'Annuler',
  relancer: 'Réessayer',
  quelFichier: (action: string, nom: string) => `${action}\u00a0: ${nom}`,
  retirerEchecs: (nombre: number) =>
    nombre > 1 ? 'Retirer les fichiers en échec' : 'Retirer le fichier en échec',
  refuses: (nombre: number) =>
    nombre > 1
      ? `${denombre(nombre, 'fichier')} n’ont pas été ajoutés`
      : 'Un fichier n’a pas été ajouté',
  fermerRefus: 'Masquer ce message',

  annonceDebut: (nom: string) => `${nom}\u00a0: téléversement en cours.`,
  annonceEnvoye: (nom: string) => `${nom}\u00a0: envoyé.`,
  annonceEchec: (nom: string, message: string) => `${nom}\u00a0: échec de l’envoi. ${message}`,
  annonceAnnule: (nom: string) => `${nom}\u00a0: envoi annulé.`,
  annonceRetire: (nom: string) => `${nom}\u00a0: retiré.`,
  annonceRefus: (nom: string, message: string) => `${nom}\u00a0: non ajouté. ${message}`,
} as const
