import type { SituationContractuelle } from '@espace-adherent/contract/situation'
import { libellesFamille } from '@espace-adherent/domain/prestations'
import { insecables } from '@espace-adherent/domain/texte'
import { Card } from '@espace-adherent/ui/layout'
import css from './situation.module.css'
import { textes } from './textes.ts'

type Garantie = SituationContractuelle['garanties'][number]

/** What the offer promises, under its headings. */
export const Garanties = ({ garanties }: Pick<SituationContractuelle, 'garanties'>) => (
  <Card title={textes.garanties}>
    <div className={css.familles}>
      {[...byFamille(garanties)].map(([famille, lignes]) => (
        <table key={famille} className={css.table}>
          <caption>{famille === null ? textes.engagements : libellesFamille[famille]}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{textes.garantie}</th>
              <th scope="col">{textes.niveau}</th>
            </tr>
          </thead>
          <tbody>
            {lignes.map(({ libelle, niveau }) => (
              <tr key={libelle}>
                <th scope="row">{insecables(libelle)}</th>
                <td>{insecables(niveau)}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
