import { type Garanties, garantiesResource } from '@espace-adherent/contract/garanties'
import type { Famille } from '@espace-adherent/domain/prestations'
import { insecables } from '@espace-adherent/domain/texte'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Indice } from '@espace-adherent/ui/glossaire/Indice.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import {
  type Icon,
  IconBed,
  IconDental,
  IconEar,
  IconEyeglass,
  IconStethoscope,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/list.ts'
import { RatiosCotisations } from '../ratios/index.tsx'
import css from './garanties.module.css'
import { textes } from './textes.ts'

/** What promises by percentage end with, and few people know. */
const SIGLE_BASE = 'BRSS'

const icons: Record<Famille, Icon> = {
  hospitalisation: IconBed,
  soinsCourants: IconStethoscope,
  dentaire: IconDental,
  optique: IconEyeglass,
  aidesAuditives: IconEar,
}

/** What the current contract covers, heading by heading; `ligne`: the one that somebody came for. */
export function MesGaranties({ ligne }: { ligne: string | null }) {
  const query = useLecture(garantiesResource)
  return (
    <Lecture query={query} isSeul>
      {({ rows: [garanties] }) => garanties && <Tableau {...garanties} ligne={ligne} />}
    </Lecture>
  )
}

type TableauProps = Garanties & { ligne: string | null }

function Tableau({ rubriques, engagements, ratios, isResponsable, ligne }: TableauProps) {
  if (rubriques.length === 0 && engagements.length === 0)
    return (
      <Card>
        <EmptyState title={textes.aucune}>{textes.aucuneTexte}</EmptyState>
      </Card>
    )
  return (
    <div className="stack gap-20">
      {rubriques.length > 0 && <p className={css.comment}>{textes.comment}</p>}
      {rubriques.length > 0 && isResponsable && <p className={css.comment}>{textes.responsable}</p>}
      {rubriques.map((rubrique) => (
        <Rubrique key={rubrique.famille} {...rubrique} ligne={ligne} />
      ))}
      {engagements.length > 0 && (
        <Card title={textes.engagements}>
          <dl className={css.engagements}>
            {engagements.map(({ libelle, promesse, precision }) => (
              <div key={libelle}>
                <dt className="note">{libelle}</dt>
                <dd className="strong">
                  {promesse}
                  {precision && <span className="note block">{precision}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {ratios && (
        <Card>
          <RatiosCotisations ratios={ratios} />
        </Card>
      )}
    </div>
  )
}

type RubriqueProps = Garanties['rubriques'][number] & { ligne: string | null }

function Rubrique({ famille, libelle, garanties, ligne }: RubriqueProps) {
  const Pictogram = icons[famille]
  return (
    <Card
      title={
        <span className={css.titre}>
          <Pictogram size={24} stroke={1.75} aria-hidden="true" />
          {libelle}
        </span>
      }
    >
      <ul className="stack">
        {garanties.map((garantie) => (
          <Ligne key={garantie.cle} {...garantie} isVisee={garantie.cle === ligne} />
        ))}
      </ul>
    </Card>
  )
}

type LigneProps = Garanties['rubriques'][number]['garanties'][number] & { isVisee: boolean }

function Ligne({ libelle, promesse, precision, exemples, isVisee }: LigneProps) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isVisee) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'center' })
  }, [isVisee])
  return (
    <li
      ref={ref}
      tabIndex={isVisee ? -1 : undefined}
      className={css.garantie}
      data-visee={isVisee || undefined}
    >
      <p className="strong">
        {insecables(libelle)}
        {precision && <span className="note block">{precision}</span>}
      </p>
      <div className={css.promesse}>
        <span className="visually-hidden">{textes.priseEnCharge}</span>
        {promesse}
        {promesse.endsWith(SIGLE_BASE) && (
          <>
            {' '}
            <Indice terme="brss" />
          </>
        )}
      </div>
      {exemples.map((exemple) => (
        <Exemple key={exemple.libelle} {...exemple} />
      ))}
    </li>
  )
}

function Exemple({
  libelle,
  depense,
  ro,
  rc,
  reste,
}: Garanties['rubriques'][number]['garanties'][number]['exemples'][number]) {
  return (
    <div className={css.exemple}>
      <p>
        {insecables(libelle)} {textes.prix(depense)}
        <span className="muted block">{textes.rembourse(ro, rc)}</span>
      </p>
      <p className={css.reste}>
        <span className="muted block">{textes.reste}</span>
        <strong>
          <Montant cents={reste} />
        </strong>
      </p>
    </div>
  )
}
