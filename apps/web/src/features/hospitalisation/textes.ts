import { denombre } from '@espace-adherent/domain/texte'
export const textes = {
  rechercher: 'Rechercher un établissement',
  rechercherAide: 'Nom, ville ou numéro FINESS',
  aucun: 'Aucun établissement ne correspond. Vérifiez l’orthographe, ou cherchez par la ville.',
  trouves: (nombre: number) => denombre(nombre, 'établissement'),
  finess: (code: string, libelle: string) => `${libelle} (FINESS ${code})`,
  motifAide: 'Aucun détail médical ne vous est demandé.',
  nuits: 'Nombre de nuits prévues',
  nuitsAide: '0 pour une entrée et une sortie le même jour',
  accompagnant: 'Un parent reste la nuit auprès de l’enfant (lit d’accompagnant)',
} as const
