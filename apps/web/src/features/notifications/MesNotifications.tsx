import type { Notification } from '@espace-adherent/contract/notifications'
import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './notifications.module.css'
import {
  forgetNotifications,
  marquerNotifications,
  nonLues,
  notificationsQuery,
} from './queries.ts'
import { parSujet } from './sujets.ts'
import { textes } from './textes.ts'

type Marquer = (ids: number[], isLue: boolean) => void

export function MesNotifications() {
  const client = useQueryClient()
  const query = useInfiniteQuery(notificationsQuery)
  const { mutate, isPending } = useMutation({
    ...marquerNotifications,
    onSettled: () => forgetNotifications(client),
  })
  const marquer: Marquer = (ids, isLue) => mutate({ ids, isLue })
  return (
    <Lecture query={query}>
      {(notifications) => (
        <Card>
          {notifications.length === 0 && (
            <EmptyState
              icon={<IconBell size={40} stroke={1.25} aria-hidden="true" />}
              title={textes.aucune}
            >
              {textes.aucuneTexte}
            </EmptyState>
          )}
          <ToutLire notifications={notifications} isBusy={isPending} marquer={marquer} />
          <ul className="stack">
            {parSujet(notifications).map(({ tete, suite }) => (
              <Ligne key={tete.id} {...tete} isBusy={isPending} marquer={marquer} suite={suite} />
            ))}
          </ul>
          {query.hasNextPage && (
            <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {textes.suite}
            </Button>
          )}
        </Card>
      )}
    </Lecture>
  )
}

function ToutLire({
  notifications,
  isBusy,
  marquer,
}: {
  notifications: readonly Notification[]
  isBusy: boolean
  marquer: Marquer
}) {
  const ids = nonLues(notifications).map(({ id }) => id)
  if (ids.length === 0) return null
  return (
    <p className={css.actions}>
      <Button size="sm" busy={isBusy} onClick={() => marquer(ids.slice(0, 100), true)}>
        {textes.toutLire}
      </Button>
    </p>
  )
}

function Ligne({
  id,
  titre,
  texte,
  lien,
  creeLe,
  isLue,
  isBusy,
  marquer,
  suite = [],
}: Notification & {
  isBusy: boolean
  marquer: Marquer
  /** The others that say the same of something else. */
  suite?: readonly Notification[]
}) {
  const action = isLue ? textes.nonLue : textes.lue
  return (
    <li className={css.ligne} data-lue={isLue}>
      <h2 className={css.titre}>
        {!isLue && <span className={css.point} role="img" aria-label={textes.nouvelle} />}
        {titre}
      </h2>
      <p className="note">{formatDateLongue(dateAParis(new Date(creeLe)))}</p>
      <p className={css.texte}>{texte}</p>
      <p className={css.suite}>
        {lien && (
          <a
            href={`#${lien}`}
            aria-label={textes.laquelle(textes.voir, titre)}
            onClick={() => !isLue && marquer([id], true)}
          >
            {textes.voir}
          </a>
        )}
        <button
          type="button"
          className={css.marquer}
          aria-label={textes.laquelle(action, titre)}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && marquer([id], !isLue)}
        >
          {action}
        </button>
        {suite.length > 0 && (
          <button
            type="button"
            className={css.marquer}
            aria-label={textes.laquelle(textes.toutesLues(suite.length + 1), titre)}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && marquer([id, ...suite.map((autre) => autre.id)], true)}
          >
            {textes.toutesLues(suite.length + 1)}
          </button>
        )}
      </p>
      {suite.length > 0 && (
        <details className={css.autres}>
          <summary>{textes.autres(suite.length)}</summary>
          <ul className="stack">
            {suite.map((autre) => (
              <Ligne key={autre.id} {...autre} isBusy={isBusy} marquer={marquer} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
