import type {
  Explication as Phrases,
  Remboursement,
} from '@espace-adherent/contract/remboursements'
import { ProportionBar } from '@espace-adherent/ui/charts'
import { Skeleton } from '@espace-adherent/ui/feedback'
import { Indice, type Terme } from '@espace-adherent/ui/glossaire'
import { Montant } from '@espace-adherent/ui/montants'
import { IconBulb } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import css from './explication.module.css'
import { textes } from './textes.ts'

const { pourquoi: mots } = textes

type ExplicationProps = {
  ligne: Remboursement
  /** Null while they come; the amounts do not wait for them. */
  phrases: Phrases | null
}

/** Who paid what of one act, and by which rule. */
export function Explication({ ligne, phrases }: ExplicationProps) {
  const { depense, base, ro, rc, reste, destinataire } = ligne
  return (
    <div className={css.explication}>
      <dl className={css.depart}>
        <div>
          <dt>{destinataire === 'tiers' ? mots.prix : mots.paye}</dt>
          <dd>
            <Montant cents={depense} />
          </dd>
        </div>
        <div>
          <dt>
            {mots.base} <Indice terme="brss" />
          </dt>
          <dd>{base === null ? mots.sansBase : <Montant cents={base} />}</dd>
        </div>
      </dl>
      <ul className={css.parts}>
        <Part part="ro" nom={mots.assuranceMaladie} cents={ro} phrase={phrases?.ro} />
        <Part part="rc" nom={portail().client.libelle} cents={rc} phrase={phrases?.rc} />
        <Part part="reste" nom={mots.reste} cents={reste} phrase={phrases?.reste} />
      </ul>
      <ProportionBar
        parts={[
          { key: 'ro', value: ro },
          { key: 'rc', value: rc },
          { key: 'reste', value: reste },
        ]}
      />
      {phrases?.conseil && (
        <p className={css.conseil}>
          <IconBulb size={20} stroke={1.75} aria-hidden="true" />
          <span>{phrases.conseil}</span>
        </p>
      )}
      <p className={css.suite}>{suiteDe(ligne)}</p>
    </div>
  )
}

type PartProps = { part: Terme; nom: ReactNode; cents: number; phrase: string | undefined }

const Part = ({ part, nom, cents, phrase }: PartProps) => (
  <li data-part={part}>
    <p className={css.tete}>
      <span>
        {nom} <Indice terme={part} />
      </span>
      <Montant cents={cents} />
    </p>
    {phrase === undefined ? (
      <Skeleton width="85%" height="1.25rem" />
    ) : (
      <p className={css.phrase}>{phrase}</p>
    )}
  </li>
)

/** Where the money is. */
function suiteDe({ etat, dateReglement, destinataire, rc }: Remboursement): string {
  if (etat === 'rejetee') return mots.refuse
  if (etat === 'attente' || !dateReglement) return mots.attente
  return rc === 0
    ? mots.rienAVerser(dateReglement)
    : mots.verse(dateReglement, destinataire === 'tiers')
}
