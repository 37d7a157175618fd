import type { FicheClient } from '@espace-adherent/contract/clients/fiche.ts'
import type {
  Ouverture as Etat,
  GesteOuverture,
} from '@espace-adherent/contract/clients/ouverture.ts'
import { formatInstantCourt } from '@espace-adherent/domain/calendrier'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import {
  IconAlertCircle,
  IconCheck,
  IconCircleCheck,
  IconExternalLink,
  IconHourglass,
  IconWorld,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './ouverture.module.css'
import { ouvertureQuery, useEssaiClient, useOuvrir, useVoir } from './ouverture-queries.ts'
import { textesOuverture as mots } from './textes-ouverture.ts'

type Point = Etat['points'][number]
type Lien = (onglet: string) => string

const aspects = {
  pret: { tone: 'success', Icone: IconCircleCheck },
  manque: { tone: 'warning', Icone: IconAlertCircle },
  attend: { tone: 'info', Icone: IconHourglass },
} as const

/** What stands between a client and its visitors; the server says it, and nothing here is ticked by hand. */
export function Ouverture({
  fiche,
  canWrite,
  lien,
}: {
  fiche: FicheClient
  canWrite: boolean
  lien: Lien
}) {
  const query = useQuery(ouvertureQuery(fiche.id))
  return (
    <Lecture query={query} attente={['4rem', '4rem', '4rem', '4rem']}>
      {(etat) => (
        <div className={css.colonnes}>
          <Card variant="edge">
            <div className={css.entete}>
              <h2>{mots.avant}</h2>
              <span>{mots.prets(etat.points.length - etat.restants, etat.points.length)}</span>
            </div>
            <ul className={css.points}>
              {etat.points.map((point) => (
                <Ligne
                  key={point.cle}
                  point={point}
                  lien={lien}
                  essai={canWrite && point.cle === 'essai' ? fiche.id : null}
                />
              ))}
            </ul>
          </Card>
          <div className="stack gap-16">
            <Decision fiche={fiche} etat={etat} canWrite={canWrite} />
            <Card>
              <h2 className={css.titre}>{mots.tantQue}</h2>
              <ul className={css.regles}>
                {mots.regles.map((regle) => (
                  <li key={regle}>
                    <IconCheck size={16} stroke={2} aria-hidden="true" />
                    {regle}
                  </li>
                ))}
              </ul>
              {canWrite && <Voir id={fiche.id} />}
            </Card>
            <Card>
              <h2 className={css.titre}>{mots.alOuverture}</h2>
              <p>{mots.adherents(etat.contrats)}</p>
            </Card>
          </div>
        </div>
      )}
    </Lecture>
  )
}

function Ligne({ point, lien, essai }: { point: Point; lien: Lien; essai: string | null }) {
  const { tone, Icone } = aspects[point.etat]
  const isAilleurs = 'url' in point.lien
  const href = 'url' in point.lien ? point.lien.url : lien(point.lien.onglet)
  const geste = point.etat === 'pret' ? mots.voir : mots.completer
  return (
    <li className={css.point} data-etat={point.etat}>
      <Icone className={css.icone} size={22} stroke={1.75} aria-hidden="true" />
      <div className={css.texte}>
        <h3>{point.titre}</h3>
        <p>{point.texte}</p>
      </div>
      <div className={css.suite}>
        <StateBadge tone={tone}>{point.compte}</StateBadge>
        {essai !== null ? (
          <Essai id={essai} />
        ) : (
          point.cle !== 'essai' && (
            <ButtonLink
              href={href}
              size="sm"
              {...(isAilleurs && { target: '_blank', rel: 'noopener' })}
              aria-label={mots.aller(geste, point.titre, isAilleurs)}
            >
              {geste}
            </ButtonLink>
          )
        )}
      </div>
    </li>
  )
}

function Essai({ id }: { id: string }) {
  const essai = useEssaiClient(id)
  return (
    <Button size="sm" busy={essai.isPending} onClick={() => essai.mutate()}>
      {mots.essayer}
    </Button>
  )
}

function Voir({ id }: { id: string }) {
  const voir = useVoir(id)
  return (
    <Button
      size="sm"
      busy={voir.isPending}
      icon={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => voir.mutate()}
    >
      {mots.voirEnEssai}
    </Button>
  )
}

function Decision({
  fiche,
  etat,
  canWrite,
}: {
  fiche: FicheClient
  etat: Etat
  canWrite: boolean
}) {
  const ouvrir = useOuvrir(fiche.id)
  const { points, restants, demande, gestes, empechement } = etat
  const prets = points.length - restants
  const faire = (geste: GesteOuverture) =>
    askConfirmation({
      title: mots.confirmer[geste](fiche.libelle),
      text: <p>{mots.consequence[geste]}</p>,
      confirmLabel: mots.gestes[geste],
      cancelLabel: mots.fermer,
      onConfirm: async () => {
        await ouvrir.mutateAsync(geste).catch(() => {})
      },
    })
  const possibles = gestes.filter((geste) => geste !== 'accorder' || empechement === null)
  return (
    <Card>
      <div className={css.reste}>
        <h2 className={css.titre}>{restants > 0 ? mots.encore(restants) : mots.toutPret}</h2>
        <span>
          {prets} / {points.length}
        </span>
      </div>
      <progress className={css.barre} value={prets} max={points.length} aria-label={mots.avance} />
      {demande ? (
        <>
          <p>{mots.demandee(demande.par, formatInstantCourt(new Date(demande.le)))}</p>
          {empechement && <p>{empechement}.</p>}
          {canWrite &&
            possibles.map((geste) => (
              <Button
                key={geste}
                variant={geste === 'accorder' ? 'primary' : 'outline'}
                busy={ouvrir.isPending && ouvrir.variables === geste}
                onClick={() => faire(geste)}
              >
                {mots.gestes[geste]}
              </Button>
            ))}
        </>
      ) : (
        <>
          <Button
            variant="primary"
            disabled={!canWrite || !gestes.includes('demander')}
            busy={ouvrir.isPending}
            icon={<IconWorld size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => faire('demander')}
          >
            {mots.gestes.demander}
          </Button>
          <p className="note">{restants > 0 ? mots.personne : mots.aDeux}</p>
        </>
      )}
      {ouvrir.error && (
        <Notice tone="danger" title={mots.echec} alert>
          {ouvrir.error.message}
        </Notice>
      )}
    </Card>
  )
}
