import { type LigneTraitement, tranchesAge } from '@espace-adherent/contract/demandes/gestion'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import type { LiensTableau } from './Tableau.tsx'
import css from './tableau.module.css'
import { textes } from './textes.ts'

type EnAttenteProps = {
  parAge: readonly number[]
  pressantes: readonly LigneTraitement[]
  liens: LiensTableau
}

/** How old what waits is, and what presses most. */
export const EnAttente = ({ parAge, pressantes, liens }: EnAttenteProps) => (
  <Card
    title={textes.parAge}
    actions={<a href={liens.file({})}>{textes.ouvrirFile}</a>}
    className={css.large}
  >
    <dl className={css.ages}>
      {parAge.map((nombre, rang) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slices are known by their place
        <div key={rang} data-age={rang} style={{ flexGrow: Math.max(1, nombre) }}>
          <dt>{textes.age(tranchesAge[rang - 1], tranchesAge[rang])}</dt>
          <dd className="tabular">{nombre}</dd>
        </div>
      ))}
    </dl>
    {pressantes.length === 0 ? (
      <EmptyState title={textes.fileVide} />
    ) : (
      <PetitTableau
        colonnes={[
          {
            nom: 'demande',
            libelle: textes.demande,
            rendu: ({ id, libelle, membre }) => (
              <>
                <a href={liens.demande(id)}>{libelle}</a>
                <span className="note block">{membre}</span>
              </>
            ),
          },
          {
            nom: 'echeance',
            libelle: textes.echeance,
            rendu: ({ echeance }) => formatDate(echeance),
          },
          {
            nom: 'chez',
            libelle: textes.chez,
            isSecondaire: true,
            rendu: ({ gestionnaire }) => gestionnaire?.nom ?? textes.personne,
          },
        ]}
        lignes={pressantes}
        cle={({ id }) => id}
      />
    )}
  </Card>
)
