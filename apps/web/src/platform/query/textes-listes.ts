import { formatCompte } from '@espace-adherent/domain/montants'

/** Of lists and documents, which the first page has none of. */
export const textesListes = {
  telechargementEchoue: (libelle: string) =>
    `Le téléchargement de «\u00a0${libelle}\u00a0» a échoué.`,
  verifiezConnexion: 'Vérifiez votre connexion, puis réessayez.',
  montresSur: (montres: number, total: number) => `${montres} sur ${total}`,
  montresSurPlusDe: (montres: number, max: number) => `${montres} sur plus de ${formatCompte(max)}`,
  suite: 'Afficher la suite',
  documentEnPreparation: 'Préparation du document…',
  fichierNonTelecharge: 'Le document n’a pas pu être téléchargé.',
} as const
