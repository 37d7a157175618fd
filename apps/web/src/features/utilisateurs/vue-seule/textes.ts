import { de } from '@espace-adherent/domain/texte'

export const textes = {
  region: 'Vue en lecture seule',
  titre: (membre: string) => `Vous voyez l’espace ${de(membre)}, en lecture seule`,
  texte: (par: string) =>
    `${par}, rien ne peut être modifié ici. L’adhérent lit dans «\u00a0Qui a consulté mon dossier\u00a0» que vous avez regardé, et pourquoi.`,
  quitter: 'Quitter cette vue',
  echec: 'La vue n’a pas pu être quittée.',
} as const
