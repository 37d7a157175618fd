import { type Nouveaute, nouveautesResource } from '@espace-adherent/contract/nouveautes'
import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { libellesNatureNouveaute, type NatureNouveaute } from '@espace-adherent/domain/nouveautes'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { lectureEnApercu, RichText } from '../contenu/index.ts'
import css from './nouveautes.module.css'
import { textes } from './textes.ts'

const tones = {
  nouveaute: 'success',
  amelioration: 'info',
  correction: 'neutral',
} as const satisfies Record<NatureNouveaute, string>

const nouveautesQuery = () => ({
  ...listQuery(nouveautesResource),
  ...lectureEnApercu<Nouveaute>('release-note'),
})

/** What changed in the portal, the newest first. */
export const Nouveautes = () => (
  <LectureLignes
    query={useQuery(nouveautesQuery())}
    attente={['9rem', '9rem', '9rem']}
    vide={
      <Card>
        <EmptyState
          icon={<IconSparkles size={40} stroke={1.25} aria-hidden="true" />}
          title={textes.aucune}
        >
          {textes.aucuneTexte}
        </EmptyState>
      </Card>
    }
  >
    {(nouveautes) => (
      <ul className={css.liste}>
        {nouveautes.map((nouveaute) => (
          <li key={nouveaute.id}>
            <Note nouveaute={nouveaute} />
          </li>
        ))}
      </ul>
    )}
  </LectureLignes>
)

function Note({ nouveaute: { nature, titre, contenu, publieeLe } }: { nouveaute: Nouveaute }) {
  const jour = dateAParis(new Date(publieeLe))
  return (
    <Card
      title={titre}
      actions={<StateBadge tone={tones[nature]}>{libellesNatureNouveaute[nature]}</StateBadge>}
    >
      <p className={css.date}>
        <time dateTime={jour}>{formatDateLongue(jour)}</time>
      </p>
      <RichText html={contenu} topLevel={3} />
    </Card>
  )
}
