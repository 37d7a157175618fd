import type { EtatGarde } from '@espace-adherent/domain/gardes'

const DANS_LA_DEMANDE = 'Vous trouvez l’ancienne valeur dans la demande.'

export const textes = {
  demande: 'Voir la demande',
  compte: (titulaire: string, iban: string) => `${titulaire}, ${iban}`,
  /** The import compares; what a file said is kept nowhere. */
  fichier: (etat: EtatGarde, hasDemande: boolean): string => {
    const ancienne = hasDemande ? ` ${DANS_LA_DEMANDE}` : ''
    if (etat === 'conflit' || etat === 'vue')
      return `Ce qui est ici aujourd’hui vient du dernier fichier.${ancienne}`
    if (etat === 'reprise') return `Le dernier fichier dit la même chose.${ancienne}`
    return `Ce que dit le dernier fichier n’est pas conservé\u00a0: l’import compare des empreintes, et n’en garde pas les valeurs.${ancienne}`
  },
} as const
