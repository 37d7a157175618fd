import type { TiersPrestation } from '@espace-adherent/contract/remboursements'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { insecables } from '@espace-adherent/domain/texte'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Attente, Panne } from '../../platform/query/Lecture.tsx'
import { Pied } from '../../platform/query/Pied.tsx'
import { useLiens } from '../portail/index.ts'
import lignesCss from './lignes.module.css'
import { tiersQuery } from './queries.ts'
import css from './remboursements.module.css'
import { textes } from './textes.ts'

const { tiers: mots } = textes

/** What professionals were paid in the member's place, statement by statement. */
export function Tiers() {
  const lecture = useInfiniteQuery(tiersQuery())
  if (lecture.isError) return <Panne echec={textes.etats.echec} query={lecture} isSeul />
  if (!lecture.data)
    return (
      <Card className={css.plat}>
        <Attente formes={6} />
      </Card>
    )
  const tiers = lecture.data.pages.flatMap(({ rows }) => rows)
  if (tiers.length === 0)
    return (
      <Card>
        <EmptyState title={mots.vide}>{mots.videTexte}</EmptyState>
      </Card>
    )
  return (
    <>
      <p className={css.intro}>{mots.intro}</p>
      <Card className={css.plat}>
        <ul className={lignesCss.cartes}>
          {tiers.map((un) => (
            <Paye key={un.decompteId} tiers={un} />
          ))}
        </ul>
        <Pied lecture={lecture} total={lecture.data.pages[0]?.total ?? 0} />
      </Card>
    </>
  )
}

function Paye({ tiers }: { tiers: TiersPrestation }) {
  const liens = useLiens()
  const { professionnel, prenom, date, actes, ro, rc, dateReglement } = tiers
  return (
    <li className={css.tiers}>
      <div className={lignesCss.quoi}>
        <span className={lignesCss.acte}>
          <a
            className={lignesCss.ouvrir}
            href={liens.prestation(tiers.decompteId)}
            aria-label={`${professionnel}\u00a0: ${mots.voir(date)}`}
          >
            {professionnel}
          </a>
        </span>
        {actes.length > 0 && <span className="note block">{insecables(actes.join(', '))}</span>}
        <span className="note block">
          {prenom} · <span className="tabular">{formatDate(date)}</span> ·{' '}
          <span className="tabular nowrap">
            {dateReglement ? mots.regle(dateReglement) : mots.enAttente}
          </span>
        </span>
        <span className="note block">
          <span className="nowrap">{mots.ro(ro)}</span> ·{' '}
          <span className="nowrap">{mots.rc(rc)}</span>
        </span>
      </div>
      <p className={lignesCss.combien}>
        <strong>
          <Montant cents={ro + rc} />
        </strong>
      </p>
    </li>
  )
}
