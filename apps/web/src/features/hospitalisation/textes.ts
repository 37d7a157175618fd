import { formatMontant } from '@espace-adherent/domain/montants'
import { denombre } from '@espace-adherent/domain/texte'

export const textes = {
  rechercher: 'Rechercher un établissement',
  rechercherAide: 'Nom, ville ou numéro FINESS',
  aucun:
    'Aucun établissement ne correspond. Cherchez par la ville, ou choisissez «\u00a0Mon établissement n’est pas dans la liste\u00a0».',
  horsListe: 'Mon établissement n’est pas dans la liste',
  etablissement: 'Nom et ville de l’établissement',
  etablissementAide: 'Un conseiller le retrouve, puis vous répond.',
  trouves: (nombre: number) => denombre(nombre, 'établissement'),
  finess: (code: string, libelle: string) => `${libelle} (FINESS ${code})`,
  motifAide: 'Aucun détail médical ne vous est demandé.',
  nuits: 'Nombre de nuits prévues',
  nuitsAide: '0 pour une entrée et une sortie le même jour',
  chambreAide: (prix: number | null) =>
    prix === null
      ? 'L’établissement vous dira son prix.'
      : `Nous comptons ${formatMontant(prix)} la nuit, le prix habituel. Chaque établissement a le sien\u00a0: demandez-le avant d’entrer.`,
  estimation: {
    titre: 'Ce qui vous resterait à payer',
    vide: 'Indiquez le séjour, et vous verrez ici ce que votre contrat prend en charge.',
    note: 'Le prix du séjour et des honoraires dépend de l’établissement\u00a0: il n’est pas compté ici.',
    annonce: (reste: string) => `Reste à votre charge, estimé\u00a0: ${reste}`,
  },
  accompagnant: 'Un parent reste la nuit auprès de l’enfant (lit d’accompagnant)',
} as const
