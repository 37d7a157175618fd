import type { DecompteDetaille, Totaux } from '@espace-adherent/contract/remboursements'
import { ProportionBar } from '@espace-adherent/ui/charts/ProportionBar.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { portail } from '../../platform/portail/settings.ts'
import { SoinSecret } from '../confidentialite/index.ts'
import { Badges, nomActe } from './Acte.tsx'
import { Explication } from './Explication.tsx'
import css from './remboursements.module.css'
import { textes } from './textes.ts'

/** Act by act, each with its reasons; then the sum of all. */
export const DecompteLignes = ({
  decompte: { lignes, totaux, ...decompte },
}: {
  decompte: DecompteDetaille
}) => (
  <div className="stack gap-20">
    <div className={css.actes}>
      {lignes.map((ligne) => (
        <Card key={ligne.id} title={nomActe(ligne)} actions={<Badges {...ligne} />}>
          <Explication ligne={ligne} phrases={ligne.explication} />
        </Card>
      ))}
    </div>
    {lignes.length > 1 && <Somme totaux={totaux} />}
    {(decompte.isSecret ? decompte.peutMontrer : decompte.peutCacher) && (
      <SoinSecret {...decompte} />
    )}
  </div>
)

function Somme({ totaux }: { totaux: Totaux }) {
  const { pourquoi, prestation, totaux: mots } = textes
  const parts = [
    { key: 'ro', nom: pourquoi.assuranceMaladie },
    { key: 'rc', nom: portail().client.libelle },
    { key: 'reste', nom: pourquoi.reste },
  ] as const
  return (
    <Card title={prestation.total}>
      <dl className={css.somme}>
        <div>
          <dt>{mots.depense}</dt>
          <dd>
            <Montant cents={totaux.depense} />
          </dd>
        </div>
        {parts.map(({ key, nom }) => (
          <div key={key}>
            <dt>{nom}</dt>
            <dd>
              <Montant cents={totaux[key]} />
            </dd>
          </div>
        ))}
      </dl>
      <ProportionBar parts={parts.map(({ key }) => ({ key, value: totaux[key] }))} />
    </Card>
  )
}
