import {
  type InformationViolation,
  type PersonneTouchee,
  personnesToucheesResource,
} from '@espace-adherent/contract/violations'
import { formatInstantCourt } from '@espace-adherent/domain/calendrier'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { Sorties } from '../sorties/index.tsx'
import { personnesQuery } from './queries.ts'
import { textes } from './textes.ts'

type PersonnesProps = { ligne: InformationViolation; onClose: () => void }

/** By name, to be taken away: whoever opens it is counted as reading them. */
export const Personnes = ({ ligne, onClose }: PersonnesProps) => (
  <Dialog
    title={`${textes.personnes}\u00a0: ${ligne.titre}`}
    size="wide"
    onClose={onClose}
    actions={<Sorties resource={personnesToucheesResource} params={{ violation: ligne.id }} />}
  >
    <Lecture query={useQuery(personnesQuery(ligne.id))} attente={['12rem']}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={textes.personneTouchee}>{textes.personneToucheeTexte}</EmptyState>
        ) : (
          <PetitTableau colonnes={colonnes} lignes={rows} cle={({ id }) => id} />
        )
      }
    </Lecture>
  </Dialog>
)

const moment = (le: string | null) => le && formatInstantCourt(new Date(le))

const colonnes: readonly Colonne<PersonneTouchee>[] = [
  { nom: 'nom', libelle: textes.personne, rendu: ({ nom }) => nom },
  { nom: 'lignes', libelle: textes.lignes, isNombre: true, rendu: ({ lignes }) => lignes },
  {
    nom: 'premiere',
    libelle: textes.premiere,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ premiere }) => moment(premiere),
  },
  {
    nom: 'derniere',
    libelle: textes.derniere,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ derniere }) => moment(derniere),
  },
  {
    nom: 'informee',
    libelle: textes.informee,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ informeeLe }) => moment(informeeLe),
  },
]
