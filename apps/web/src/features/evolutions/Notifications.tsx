import {
  type NotificationEvolution,
  notificationEvolutionsResource,
} from '@espace-adherent/contract/evolutions'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { libellesEtatInformation } from '@espace-adherent/domain/violations'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { Accords, Precision } from '../accords/index.ts'
import { textes } from './textes.ts'

const colonnes: readonly Colonne<NotificationEvolution>[] = [
  { nom: 'titre', libelle: textes.changement, rendu: ({ titre }) => titre },
  {
    nom: 'effet',
    libelle: textes.effet,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ effetLe, premierEffet, etat }) => (
      <>
        {formatDate(effetLe)}
        {etat === 'brouillon' && (
          <Precision>{textes.auPlusTot(formatDate(premierEffet))}</Precision>
        )}
      </>
    ),
  },
  {
    nom: 'contrats',
    libelle: textes.contrats,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ contrats, collectifs }) => textes.combien(contrats, collectifs),
  },
  {
    nom: 'etat',
    libelle: textes.etat,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ etat, electroniques, papiers, postes }) => (
      <>
        <span className="nowrap">{libellesEtatInformation[etat]}</span>
        {electroniques + papiers > 0 && (
          <Precision>{textes.remises(electroniques, papiers, postes)}</Precision>
        )}
      </>
    ),
  },
]

/** How many contracts each change touches, from when on it may count, and how their letters left. */
export const Notifications = () => (
  <Accords
    resource={notificationEvolutionsResource}
    colonnes={colonnes}
    mots={textes}
    compte="contrats"
  />
)
