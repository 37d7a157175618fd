import type { RegleMotDePasse } from '@espace-adherent/domain/identite'

export const textes = {
  caracteresRestants: (nombre: number) =>
    nombre > 1 ? `${nombre} caractères restants` : `${nombre} caractère restant`,
  afficher: 'Afficher le mot de passe',
  regles: 'Votre mot de passe doit comporter',
  regle: {
    longueur: (min: number) => `${min} caractères minimum`,
    minuscule: () => 'une minuscule',
    majuscule: () => 'une majuscule',
    chiffre: () => 'un chiffre',
    special: () => 'un caractère spécial',
  } satisfies Record<RegleMotDePasse, (min: number) => string>,
  suivie: 'respecté',
  aSuivre: 'à compléter',
} as const
