import type { SituationContractuelle } from '@espace-adherent/contract/situation'
import { libellesFamille } from '@espace-adherent/domain/prestations'
import { insecables } from '@espace-adherent/domain/texte'
import { Card } from '@espace-adherent/ui/layout'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import css from './situation.module.css'
import { textes } from './textes.ts'

type Garantie = SituationContractuelle['garanties'][number]

const colonnes: readonly Colonne<Garantie>[] = [
  { nom: 'garantie', libelle: textes.garantie, rendu: ({ libelle }) => insecables(libelle) },
  {
    nom: 'niveau',
    libelle: textes.niveau,
    isNombre: true,
    isFort: true,
    rendu: ({ niveau }) => <span className={css.niveau}>{insecables(niveau)}</span>,
  },
]

/** What the offer promises, under its headings. */
export const Garanties = ({ garanties }: Pick<SituationContractuelle, 'garanties'>) => (
  <Card title={textes.garanties}>
    <div className={css.familles}>
      {[...byFamille(garanties)].map(([famille, lignes]) => (
        <PetitTableau
          key={famille}
          legende={famille === null ? textes.engagements : libellesFamille[famille]}
          isSansEntete
          colonnes={colonnes}
          lignes={lignes}
          cle={({ libelle }) => libelle}
        />
      ))}
    </div>
  </Card>
)

/** In the order in which the headings come. */
function byFamille(garanties: readonly Garantie[]): Map<Garantie['famille'], Garantie[]> {
  const groupes = new Map<Garantie['famille'], Garantie[]>()
  for (const garantie of garanties) {
    const groupe = groupes.get(garantie.famille)
    if (groupe) groupe.push(garantie)
    else groupes.set(garantie.famille, [garantie])
  }
  return groupes
}
