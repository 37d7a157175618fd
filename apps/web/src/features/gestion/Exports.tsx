import { exportsResource } from '@espace-adherent/contract/gestion'
import type { Row } from '@espace-adherent/contract/resources'
import { formatCompte } from '@espace-adherent/domain/montants'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { type Colonne, Tableau } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSaveFile } from '../../platform/query/file.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { afficherInstant } from './afficher.tsx'
import { textes } from './textes.ts'

const { exports: mots } = textes

type Export = Row<typeof exportsResource>

/** While one is being prepared, the list looks again by itself. */
const RELECTURE_MS = 4_000

/** Long exports that this person asked for, to be fetched once they are ready. */
export function Exports() {
  const { saveFile, isSaving } = useSaveFile()
  const query = useQuery({
    ...listQuery(exportsResource, {}, { lifetime: 0 }),
    meta: { silent: true },
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ pretLe }) => pretLe === null) ? RELECTURE_MS : false,
  })
  const fileOf = ({ id, libelle }: Export) => ({
    resource: exportsResource,
    verb: 'visionneuse' as const,
    params: { id },
    titre: libelle,
  })
  const colonnes: Colonne<Export>[] = [
    { nom: 'libelle', libelle: mots.table, rendu: ({ libelle }) => libelle },
    { nom: 'format', libelle: mots.format, rendu: ({ format }) => format.toUpperCase() },
    { nom: 'creeLe', libelle: mots.demandeLe, rendu: ({ creeLe }) => afficherInstant(creeLe) },
    {
      nom: 'lignes',
      libelle: mots.lignes,
      isNombre: true,
      rendu: ({ lignes }) => (lignes === null ? '' : formatCompte(lignes)),
    },
    {
      nom: 'fichier',
      libelle: mots.fichier,
      rendu: (ligne) =>
        ligne.pretLe === null ? (
          mots.enPreparation
        ) : (
          <Button
            size="sm"
            busy={isSaving(fileOf(ligne))}
            aria-label={mots.telechargerQuoi(ligne.libelle)}
            onClick={() => saveFile(fileOf(ligne))}
          >
            {mots.telecharger}
          </Button>
        ),
    },
  ]
  return (
    <Card variant="edge">
      <Lecture query={query} attente={['2.25rem', '2.25rem']}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={mots.vide}>{mots.videTexte}</EmptyState>
          ) : (
            <Tableau<Export>
              legende={mots.legende}
              colonnes={colonnes}
              lignes={rows}
              cle={({ id }) => id}
              titre={({ libelle }) => libelle}
            />
          )
        }
      </Lecture>
    </Card>
  )
}
