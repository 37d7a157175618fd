import type { Consultation } from '@espace-adherent/contract/donnees'
import { formatInstant } from '@espace-adherent/domain/calendrier'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState, Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconEye } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { Pied } from '../../platform/query/Pied.tsx'
import { useLiens } from '../portail/index.ts'
import css from './donnees.module.css'
import { consultationsQuery } from './queries.ts'
import { textes } from './textes.ts'

/** Who opened my file, the latest first. */
export function Consultations({ ecrire }: { ecrire: string }) {
  const query = useInfiniteQuery(consultationsQuery)
  return (
    <Card title={textes.consultations}>
      <p>{textes.consultationsChapo}</p>
      <Lecture query={query} echec={textes.echecs.consultations} attente={4}>
        {({ pages }) => {
          const lignes = pages.flatMap(({ rows }) => rows)
          if (lignes.length === 0)
            return (
              <EmptyState
                icon={<IconEye size={40} stroke={1.25} aria-hidden="true" />}
                title={textes.consultationsVide}
              >
                {textes.consultationsVideTexte}
              </EmptyState>
            )
          return (
            <>
              <ul className={css.lignes} aria-label={textes.consultations}>
                {lignes.map((ligne) => (
                  <Ligne key={ligne.id} {...ligne} />
                ))}
              </ul>
              {(query.hasNextPage || pages.length > 1) && (
                <Pied lecture={query} total={pages[0]?.total ?? lignes.length} />
              )}
              <Notice
                tone="info"
                title={textes.inattendu}
                action={
                  <ButtonLink size="sm" href={ecrire}>
                    {textes.ecrire}
                  </ButtonLink>
                }
              >
                {textes.inattenduTexte}
              </Notice>
            </>
          )
        }}
      </Lecture>
    </Card>
  )
}

function Ligne({ le, nom, role, quoi, demande }: Consultation) {
  const liens = useLiens()
  return (
    <li>
      <p className={css.qui}>
        {nom ?? textes.ancien}
        {role && <span className="note">{role}</span>}
      </p>
      <p>{quoi}</p>
      {demande && (
        <p>
          <a href={liens.demande(demande.id)}>{textes.demande(demande.libelle)}</a>
        </p>
      )}
      <p className="note">
        <time dateTime={le}>{formatInstant(new Date(le))}</time>
      </p>
    </li>
  )
}
