import { BLOC_BANDEAUX } from '@espace-adherent/contract/addresses'
import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Notice } from '@espace-adherent/ui/feedback'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import css from './affiche.module.css'
import { contenuQuery } from './queries.ts'
import { RichText } from './RichText.tsx'
import { textes } from './textes.ts'

export const prepare = (client: QueryClient, { bloc = '' }: Record<string, string> = {}) =>
  client.prefetchQuery(contenuQuery(bloc))

/** All that stands in that block now, under one another. What does not load is no matter to the screen. */
export default function Affiche({ bloc }: { bloc: string }) {
  const { data } = useQuery(contenuQuery(bloc))
  if (!data?.rows.length) return null
  const isBandeau = bloc === BLOC_BANDEAUX
  return (
    <section
      className={isBandeau ? css.bandeaux : css.informations}
      aria-label={isBandeau ? textes.bandeaux : textes.informations}
    >
      {data.rows.map(({ id, title, content, le }) => (
        <Notice
          key={id}
          tone="info"
          title={
            <>
              {title}
              {le && <span className={css.jour}>{textes.du(jourDe(le))}</span>}
            </>
          }
        >
          <RichText html={content} topLevel={3} />
        </Notice>
      ))}
    </section>
  )
}

const jourDe = (instant: string) => formatDateLongue(dateAParis(new Date(instant)))
