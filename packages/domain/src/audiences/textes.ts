import { formatCompte } from '../montants/index.ts'

const cite = (mots: string) => `«\u00a0${mots.length > 40 ? `${mots.slice(0, 40)}…` : mots}\u00a0»`

export const textes = {
  champInterdit:
    'Ce champ ne peut pas servir à choisir des personnes\u00a0: seuls ceux de la liste le peuvent, jamais une donnée de santé',
  operateurInconnu: 'Cette question ne se pose pas pour ce champ',
  groupeVide: 'Ce groupe est vide\u00a0: ajoutez une condition ou retirez-le',
  tropProfond: 'Il y a trop de groupes les uns dans les autres (3 au plus)',
  tropDeConditions: 'Une règle a 50\u00a0conditions au plus',
  sansValeur: 'Cette question ne demande aucune valeur',
  aucuneValeur: 'Indiquez au moins une valeur',
  tropDeValeurs: 'Une liste a 1\u00a0000\u00a0valeurs au plus',
  valeurInconnue: (mot: string) => `La valeur ${cite(mot)} n’existe pas pour ce champ`,
  nombre: (max: number) => `Indiquez un nombre entier, de 0 à ${formatCompte(max)}`,
  deuxNombres: 'Indiquez deux nombres',
  jour: 'Indiquez une date',
  deuxJours: 'Indiquez deux dates',
  ordre: 'La première valeur dépasse la seconde',
  tous: 'Tous les adhérents',
  sauf: 'sauf',
  et: 'et',
  ou: 'ou',
} as const
