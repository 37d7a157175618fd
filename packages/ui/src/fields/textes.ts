import type { RegleMotDePasse } from '@espace-adherent/domain/identite/mot-de-passe.ts'
import { denombre } from '@espace-adherent/domain/texte'

export const textes = {
  caracteresRestants: (nombre: number) => denombre(nombre, 'caractère restant'),
  afficher: 'Afficher le mot de passe',
  regles: 'Votre mot de passe doit comporter',
  regle: {
    longueur: (min: number) => `${denombre(min, 'caractère')} minimum`,
    minuscule: () => 'une minuscule',
    majuscule: () => 'une majuscule',
    chiffre: () => 'un chiffre',
    special: () => 'un caractère spécial',
  } satisfies Record<RegleMotDePasse, (min: number) => string>,
  suivie: 'respecté',
  aSuivre: 'à compléter',
} as const
