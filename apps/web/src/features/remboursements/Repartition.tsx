import { upperFirst } from '@espace-adherent/domain/texte'
import { ProportionBar } from '@espace-adherent/ui/charts/ProportionBar.tsx'
import { Skeleton } from '@espace-adherent/ui/feedback'
import { Indice } from '@espace-adherent/ui/glossaire/Indice.tsx'
import type { Terme } from '@espace-adherent/ui/glossaire/textes.ts'
import { Montant } from '@espace-adherent/ui/montants'
import type { ReactNode } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import { useIsOuvert } from '../../platform/session/current-user.ts'
import { useLiens } from '../portail/index.ts'
import css from './explication.module.css'
import { textes } from './textes.ts'

const { pourquoi: mots } = textes

type RepartitionProps = {
  /** What the price is called: paid, or asked. */
  prix: string
  montants: {
    depense: number
    base: number | null
    ro: number
    rc: number
    reste: number
    /** Above the price limit, where it is told apart: nobody owes it. */
    horsLimite?: number
  }
  /** Null while they come; the amounts do not wait for them. */
  phrases: { ro: string; rc: string; reste: string } | null
  /** The line of the guarantees that decided, where it is known; null: none of them did. */
  garantie?: string | null | undefined
  /** Several acts, of which nothing more is told: no base, no reason. */
  isTotal?: boolean
}

/** Who pays what of one act, and by which rule. */
export function Repartition({
  prix,
  montants,
  phrases,
  garantie,
  isTotal = false,
}: RepartitionProps) {
  const liens = useLiens()
  const isContratOuvert = useIsOuvert('contrats')
  const { depense, base, ro, rc, reste, horsLimite = 0 } = montants
  const phraseDe = (part: 'ro' | 'rc' | 'reste') => (isTotal ? '' : phrases?.[part])
  return (
    <>
      <dl className={css.depart}>
        <div>
          <dt>{prix}</dt>
          <dd>
            <Montant cents={depense} />
          </dd>
        </div>
        {!isTotal && (
          <div>
            <dt>
              {mots.base} <Indice terme="brss" />
            </dt>
            <dd>
              {base === null ? ro > 0 ? mots.baseTue : mots.sansBase : <Montant cents={base} />}
            </dd>
          </div>
        )}
        {horsLimite > 0 && (
          <div>
            <dt>{mots.horsLimite}</dt>
            <dd>
              <Montant cents={horsLimite} />
            </dd>
          </div>
        )}
      </dl>
      <ul className={css.parts}>
        <Part part="ro" nom={mots.assuranceMaladie} cents={ro} phrase={phraseDe('ro')} />
        <Part part="rc" nom={portail().client.libelle} cents={rc} phrase={phraseDe('rc')}>
          {isContratOuvert && !isTotal && garantie !== null && (
            <a href={liens.garanties(garantie)}>{mots.voirGarantie}</a>
          )}
        </Part>
        <Part part="reste" nom={mots.reste} cents={reste} phrase={phraseDe('reste')} />
      </ul>
      <ProportionBar
        parts={[
          { key: 'ro', value: ro },
          { key: 'rc', value: rc },
          { key: 'reste', value: reste },
        ]}
      />
    </>
  )
}

/** What is worked out in several steps is read one under the other. */
export const etapesDe = (phrase: string) => phrase.split('\u00a0; ').map(upperFirst)

type PartProps = {
  part: Terme
  nom: ReactNode
  cents: number
  phrase: string | undefined
  children?: ReactNode
}

const Part = ({ part, nom, cents, phrase, children }: PartProps) => (
  <li data-part={part}>
    <div className={css.tete}>
      <span>
        {nom} <Indice terme={part} />
      </span>
      <Montant cents={cents} />
    </div>
    {phrase === undefined ? (
      <Skeleton width="85%" height="1.25rem" />
    ) : (
      phrase !== '' &&
      etapesDe(phrase).map((etape) => (
        <p key={etape} className={css.phrase}>
          {etape}
        </p>
      ))
    )}
    {children && <p className={css.phrase}>{children}</p>}
  </li>
)
