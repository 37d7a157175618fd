import type { SuiteDite } from '@espace-adherent/contract/actes'
import { ButtonLink } from '@espace-adherent/ui/actions'
import {
  IconAlertCircle,
  IconCircleCheck,
  IconClockHour4,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLiens } from '../../portail/index.ts'
import { Objets } from './Objets.tsx'
import css from './suite.module.css'

const icones = {
  fait: IconCircleCheck,
  attente: IconClockHour4,
  geste: IconAlertCircle,
  info: IconInfoCircle,
} as const

type SuiteProps = {
  suite: SuiteDite
  /** What it came of, in small before the news. */
  quoi: ReactNode
  /** The news itself, as the title that the place wants. */
  titre: ReactNode
}

/** What has come of a request, in the words that left by mail, with what was obtained. */
export function Suite({ suite, quoi, titre }: SuiteProps) {
  const Icone = icones[suite.ton]
  return (
    <div className={css.dite}>
      <div className={css.tete} data-ton={suite.ton}>
        <Icone size={22} stroke={1.75} aria-hidden="true" />
        {quoi}
      </div>
      {titre}
      {suite.textes.map((texte) => (
        <p key={texte}>{texte}</p>
      ))}
      <Objets objets={suite.objets} />
    </div>
  )
}

/** The one thing to do; on the request itself, what leads to it has nothing to say. */
export function BoutonSuite({ suite: { bouton }, id }: { suite: SuiteDite; id: string | null }) {
  const liens = useLiens()
  if (!bouton || (bouton.vers === null && id === null)) return null
  return (
    <ButtonLink
      variant="primary"
      href={bouton.vers === null ? liens.demande(id ?? '') : `#${bouton.vers}`}
    >
      {bouton.libelle}
    </ButtonLink>
  )
}
