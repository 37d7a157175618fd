import type { Notification } from '@espace-adherent/contract/notifications'
import { addDays, dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
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
  PAR_ENVOI,
} from './queries.ts'
import { jourDe, parJour } from './sujets.ts'
import { textes } from './textes.ts'

type Marquer = (ids: number[], isLue: boolean) => void

export function MesNotifications() {
  const client = useQueryClient()
  const query = useInfiniteQuery(notificationsQuery)
  const { mutate, isPending } = useMutation({
    ...marquerNotifications,
    onSettled: () => forgetNotifications(client),
  })
  const marquer: Marquer = (ids, isLue) => {
    for (let debut = 0; debut < ids.length; debut += PAR_ENVOI)
      mutate({ ids: ids.slice(debut, debut + PAR_ENVOI), isLue })
  }
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
          <ToutLire
            notifications={notifications}
            isBusy={isPending}
            toutLire={(jusqua) => mutate({ jusqua, isLue: true })}
          />
          {parJour(notifications).map(([jour, sujets]) => (
            <section key={jour} aria-labelledby={`jour-${jour}`}>
              <h2 id={`jour-${jour}`} className={css.jour}>
                {nomDe(jour)}
              </h2>
              <ul className="stack">
                {sujets.map(({ tete, suite }) => (
                  <Ligne
                    key={tete.id}
                    {...tete}
                    isBusy={isPending}
                    marquer={marquer}
                    suite={suite}
                  />
                ))}
              </ul>
            </section>
          ))}
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

/** « Aujourd’hui » and « Hier » are how people look for what they were just told. */
function nomDe(jour: string): string {
  const aujourdhui = dateAParis(new Date())
  if (jour === aujourdhui) return textes.aujourdhui
  return jour === addDays(aujourdhui, -1) ? textes.hier : formatDateLongue(jour)
}

function ToutLire({
  notifications,
  isBusy,
  toutLire,
}: {
  notifications: readonly Notification[]
  isBusy: boolean
  /** All that there is, shown or not, but what has come since. */
  toutLire: (jusqua: number) => void
}) {
  const [plusRecente] = notifications
  if (!plusRecente || nonLues(notifications).length === 0) return null
  return (
    <p className={css.actions}>
      <Button size="sm" busy={isBusy} onClick={() => toutLire(plusRecente.id)}>
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
  isDatee = false,
}: Notification & {
  isBusy: boolean
  marquer: Marquer
  /** The others that say the same of something else. */
  suite?: readonly Notification[]
  /** Its day stands above no others. */
  isDatee?: boolean
}) {
  const action = isLue ? textes.nonLue : textes.lue
  const plusAncien = jourDe(suite.at(-1) ?? { creeLe })
  const aLire = [id, ...nonLues(suite).map((autre) => autre.id)]
  return (
    <li className={css.ligne} data-lue={isLue}>
      <h3 className={css.titre}>
        {!isLue && <span className={css.point} role="img" aria-label={textes.nouvelle} />}
        {titre}
      </h3>
      {isDatee && <p className="note">{formatDateLongue(jourDe({ creeLe }))}</p>}
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
        {aLire.length > 1 && !isLue && (
          <button
            type="button"
            className={css.marquer}
            aria-label={textes.laquelle(textes.toutesLues(aLire.length), titre)}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && marquer(aLire, true)}
          >
            {textes.toutesLues(aLire.length)}
          </button>
        )}
      </p>
      {suite.length > 0 && (
        <details className={css.autres}>
          <summary className={css.resume}>
            {textes.autres(suite.length, plusAncien === jourDe({ creeLe }) ? null : plusAncien)}
          </summary>
          <ul className="stack">
            {suite.map((autre) => (
              <Ligne key={autre.id} {...autre} isBusy={isBusy} marquer={marquer} isDatee />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
