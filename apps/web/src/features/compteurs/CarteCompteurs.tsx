import { compteursAddress } from '@espace-adherent/contract/addresses'
import { Card } from '@espace-adherent/ui/layout'
import { useLecture } from '../../platform/query/list.ts'
import css from './compteurs.module.css'
import { Droit } from './Droit.tsx'
import { textes } from './textes.ts'

/** As many as one reads at a glance. */
const MONTRES = 3

/** On accueil: what the first person of the contract has begun to use up; nothing while it is not known. */
export default function CarteCompteurs({ href }: { href: string }) {
  const premiere = useLecture(compteursAddress).data?.rows[0]
  if (!premiere) return null
  const [entames, intacts] = [true, false].map((isEntame) =>
    premiere.droits.filter(({ consomme, enAttente }) => consomme + enAttente > 0 === isEntame),
  )
  return (
    <Card
      title={textes.carte}
      actions={
        <a href={href} aria-label={textes.voirTout}>
          {textes.voir}
        </a>
      }
    >
      <p className={css.discret}>{textes.pour(premiere.prenom)}</p>
      <ul className={css.droits}>
        {[...(entames ?? []), ...(intacts ?? [])].slice(0, MONTRES).map((droit) => (
          <Droit key={droit.cle} droit={droit} />
        ))}
      </ul>
    </Card>
  )
}
